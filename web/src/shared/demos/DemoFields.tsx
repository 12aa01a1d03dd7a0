import { useField } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NAME_MAX, TEXT_AREA_MAX, type CatalogKind } from '@domain/reference/reference.ts';
import { FormCheckbox } from '../../components/form/FormCheckbox.tsx';
import { FormSelect } from '../../components/form/FormSelect.tsx';
import { FormTextArea } from '../../components/form/FormTextArea.tsx';
import { ShownWhen } from '../../components/form/ShownWhen.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { useText } from '../../i18n/useText.ts';
import { useCatalogOptions, useLanguageOptions, useVarietyOptions } from '../../lib/reference.ts';

interface Props {
  /** Path of the demo's values in the form: `items.{key}.`, or empty for the whole form. */
  readonly at?: string;
  /** Whether it is the talent who fills it in: consent is theirs alone to give. */
  readonly isOwner: boolean;
}

const TRAITS: readonly (readonly ['gender' | 'voiceAge' | 'tone', CatalogKind])[] = [
  ['gender', 'GENDER'],
  ['voiceAge', 'AGE'],
  ['tone', 'TONE'],
];

const Trait = ({ at, name, kind }: { at: string; name: (typeof TRAITS)[number][0]; kind: CatalogKind }) => {
  const text = useText();
  return (
    <FormSelect
      name={`${at}${name}`}
      label={text(`finder.${name}`)}
      options={useCatalogOptions(kind)}
      required
    />
  );
};

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

/** Fields of a demo. */
export const DemoFields = ({ at = '', isOwner }: Props) => {
  const text = useText();
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
          gap: 2,
        }}
      >
        <FormTextField name={`${at}name`} label={text('demo.name')} maxLength={NAME_MAX} required />
        <FormSelect
          name={`${at}category`}
          label={text('finder.category')}
          options={useCatalogOptions('DEMO_CATEGORY')}
          required
        />
        <FormSelect
          name={`${at}language`}
          label={text('finder.language')}
          options={useLanguageOptions()}
          required
        />
        <Variety at={at} />
        <FormTextField name={`${at}accent`} label={text('demo.accent')} maxLength={NAME_MAX} />
        {TRAITS.map(([name, kind]) => (
          <Trait key={name} at={at} name={name} kind={kind} />
        ))}
      </Box>
      <FormTextArea name={`${at}comment`} label={text('demo.comment')} max={TEXT_AREA_MAX} rows={2} />
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <FormCheckbox name={`${at}principalInCategory`} label={text('demo.principal')} />
        {isOwner && (
          <>
            <FormCheckbox name={`${at}syntheticVoiceConsent`} label={text('demo.consent')} />
            <Typography
              variant="caption"
              component="p"
              sx={{ color: 'text.secondary', paddingInlineStart: '31px' }}
            >
              {text('demo.consentHelp')}
            </Typography>
          </>
        )}
      </Box>
    </>
  );
};
