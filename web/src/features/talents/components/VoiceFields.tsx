import type { ReactNode } from 'react';
import type { VoiceField } from '@domain/talents/talent-fields.ts';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormChoices } from '../../../components/form/FormChoices.tsx';
import { InputList } from '../../../components/form/InputList.tsx';
import { FormWords } from '../../../components/form/FormWords.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { useProfileText } from './profileSubject.ts';

export const VoiceFields = () => {
  const text = useProfileText();
  const ages = useCatalogOptions('AGE');
  const tones = useCatalogOptions('TONE');
  const categories = useCatalogOptions('DEMO_CATEGORY');
  const soundings = useCatalogOptions('VOICE_SOUNDING');
  const specs = useCatalogOptions('SPECIAL_NATURAL_VO_SPECS');

  const inputs = {
    voiceAges: <FormChoices name="voiceAges" label={text('talent.voiceAges')} options={ages} />,
    tone: <FormSelect name="tone" label={text('talent.tone')} options={tones} />,
    categories: <FormChoices name="categories" label={text('talent.categories')} options={categories} />,
    voiceSounding: (
      <FormChoices name="voiceSounding" label={text('talent.voiceSounding')} options={soundings} />
    ),
    voiceSpecs: <FormChoices name="voiceSpecs" label={text('talent.voiceSpecs')} options={specs} />,
    accents: (
      <FormWords name="accents" label={text('talent.accents')} helperText={text('talent.accentsHint')} />
    ),
    dialects: <FormWords name="dialects" label={text('talent.dialects')} />,
    doesDubbing: <FormCheckbox name="doesDubbing" label={text('talent.doesDubbing')} />,
  } satisfies Record<VoiceField, ReactNode>;

  return (
    <Stack isBounded>
      <LanguageFields />
      <InputList inputs={inputs} />
    </Stack>
  );
};
