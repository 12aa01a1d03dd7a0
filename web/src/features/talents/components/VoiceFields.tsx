import Box from '@mui/material/Box';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormChoices } from '../../../components/form/FormChoices.tsx';
import { FormWords } from '../../../components/form/FormWords.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { useProfileText } from './profileSubject.ts';

/** A talent's voice and languages. */
export const VoiceFields = () => {
  const text = useProfileText();
  const ages = useCatalogOptions('AGE');
  const tones = useCatalogOptions('TONE');
  const categories = useCatalogOptions('DEMO_CATEGORY');
  const soundings = useCatalogOptions('VOICE_SOUNDING');
  const specs = useCatalogOptions('SPECIAL_NATURAL_VO_SPECS');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <LanguageFields />
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
