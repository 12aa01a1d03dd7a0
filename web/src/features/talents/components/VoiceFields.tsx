import Box from '@mui/material/Box';
import type { SpokenLanguage } from '@domain/talents/talents.ts';
import { FactList } from '../../../components/FactList.tsx';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormChoices } from '../../../components/form/FormChoices.tsx';
import { FormWords } from '../../../components/form/FormWords.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions, useLanguageName } from '../../../lib/reference.ts';

/** How a talent sounds. Their languages are set by the agency, and only read here. */
export const VoiceFields = ({ languages }: { readonly languages: readonly SpokenLanguage[] }) => {
  const text = useText();
  const ages = useCatalogOptions('AGE');
  const tones = useCatalogOptions('TONE');
  const categories = useCatalogOptions('DEMO_CATEGORY');
  const soundings = useCatalogOptions('VOICE_SOUNDING');
  const specs = useCatalogOptions('SPECIAL_NATURAL_VO_SPECS');
  const nameOf = useLanguageName();
  const main = languages.find((language) => language.main);
  const others = languages.filter((language) => !language.main);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FactList
        facts={[
          [text('talentSignUp.language'), main ? nameOf(main.alpha3) : '—'],
          ...(others.length > 0
            ? [
                [
                  text('talent.otherLanguages'),
                  others.map(({ alpha3 }) => nameOf(alpha3)).join(' · '),
                ] as const,
              ]
            : []),
        ]}
      />
      <FormChoices name="voiceAges" label={text('talent.voiceAges')} options={ages} />
      <FormSelect name="tone" label={text('talent.tone')} options={tones} />
      <FormChoices name="categories" label={text('talent.categories')} options={categories} />
      <FormChoices name="voiceSounding" label={text('talent.voiceSounding')} options={soundings} />
      <FormChoices name="voiceSpecs" label={text('talent.voiceSpecs')} options={specs} />
      <FormWords name="accents" label={text('talent.accents')} helperText={text('talent.accentsHint')} />
      <FormWords name="dialects" label={text('talent.dialects')} />
      <FormCheckbox name="doesDubbing" label={text('talent.doesDubbing')} />
    </Box>
  );
};
