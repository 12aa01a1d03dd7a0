import type { ReactNode } from 'react';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import type { DemoDescription, DemoTraits } from '@domain/demos/demo-fields.ts';
import { NAME_MAX, TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { FormCheckbox } from '../../components/form/FormCheckbox.tsx';
import { FormSelect } from '../../components/form/FormSelect.tsx';
import { FormTextArea } from '../../components/form/FormTextArea.tsx';
import { InputList } from '../../components/form/InputList.tsx';
import { ShownWhen } from '../../components/form/ShownWhen.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import {
  useCatalogOptions,
  useLanguageOptions,
  useVarietyOptions,
  type CatalogOption,
} from '../../lib/reference.ts';

interface Props {
  /** Path of the demo's values in the form: `items.{key}.`, or empty for the whole form. */
  readonly at?: string;
  /** Whether the talent fills it in: only they may give consent. */
  readonly isOwner: boolean;
}

/** Fields of the language's region and accent. */
const Variety = ({ at }: { readonly at: string }) => {
  const text = useText();
  const [{ value: language }] = useField<string>(`${at}language`);
  const options = useVarietyOptions(language);

  return (
    <ShownWhen is={options.length > 0}>
      <FormSelect
        name={`${at}languageTag`}
        label={text('demo.variety')}
        options={[{ code: '', label: text('demo.varietyNone') }, ...options]}
      />
    </ShownWhen>
  );
};

export const DemoFields = ({ at = '', isOwner }: Props) => {
  const text = useText();

  const select = (name: keyof DemoTraits, options: readonly CatalogOption[]) => (
    <FormSelect name={`${at}${name}`} label={text(`finder.${name}`)} options={options} required />
  );

  const { comment, principalInCategory, syntheticVoiceConsent, ...fieldValues } = {
    name: <FormTextField name={`${at}name`} label={text('demo.name')} maxLength={NAME_MAX} required />,
    category: select('category', useCatalogOptions('DEMO_CATEGORY')),
    language: select('language', useLanguageOptions()),
    languageTag: <Variety at={at} />,
    accent: <FormTextField name={`${at}accent`} label={text('demo.accent')} maxLength={NAME_MAX} />,
    gender: select('gender', useCatalogOptions('GENDER')),
    voiceAge: select('voiceAge', useCatalogOptions('AGE')),
    tone: select('tone', useCatalogOptions('TONE')),
    comment: <FormTextArea name={`${at}comment`} label={text('demo.comment')} max={TEXT_AREA_MAX} rows={2} />,
    principalInCategory: <FormCheckbox name={`${at}principalInCategory`} label={text('demo.principal')} />,
    syntheticVoiceConsent: (
      <>
        <FormCheckbox name={`${at}syntheticVoiceConsent`} label={text('demo.consent')} />
        <Muted variant="caption" component="p" sx={{ paddingInlineStart: '31px' }}>
          {text('demo.consentHelp')}
        </Muted>
      </>
    ),
  } satisfies Record<keyof DemoDescription, ReactNode>;

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
          gap: 2,
        }}
      >
        <InputList inputs={fieldValues} />
      </Box>
      {comment}
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {principalInCategory}
        {isOwner && syntheticVoiceConsent}
      </Box>
    </>
  );
};
