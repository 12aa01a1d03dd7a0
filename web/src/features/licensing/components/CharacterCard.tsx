import { useState } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ASSETS_MAX } from '@domain/pricing/assets.ts';
import { assetSchema } from '@domain/pricing/pricing.schema.ts';
import type { Character } from '@domain/projects/projects.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { addRow } from '../../../components/form/addRow.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { resetToSaved } from '../../../components/form/resetToSaved.ts';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { LicensedAsset } from '../data/licensed.ts';
import { addAsset } from '../data/pricingCalls.ts';
import { AssetPart } from './AssetPart.tsx';
import type { CopySource } from './CopyLicences.tsx';
import type { OpenForm } from './useOpenForm.ts';

const schema = assetSchema.pick(['name']);

/** Adds an asset by its name: Enter adds it and keeps the cursor for the next. */
const NewAsset = ({ voice }: { readonly voice: Character }) => {
  const text = useText();
  const draft = useDraft(`asset.${voice.id}`);
  const [failure, setFailure] = useState<unknown>();
  const add = useSubmit<{ name: string }>(async ({ name }, { press, helpers }) => {
    setFailure(undefined);
    await addAsset(voice.id, name.trim(), press);
    draft.forget();
    resetToSaved(helpers, { name }, { name: '' });
  }, setFailure);
  return (
    <AppFormik initialValues={{ name: '' }} validationSchema={schema} validateOnBlur={false} onSubmit={add}>
      {({ submitForm }) => (
        <Box component={Form} noValidate sx={{ marginTop: 1 }}>
          <Draft of={draft} />
          <Box sx={addRow}>
            <FormTextField
              name="name"
              label={text('licensing.newAsset')}
              fullLabel={text('licensing.newAssetFor', { name: voice.name })}
              maxLength={NAME_MAX}
              autoComplete="off"
            />
            <SubmitButton variant="outlined" color="inherit" sx={{ height: 38, flexShrink: 0 }}>
              {text('common.add')}
            </SubmitButton>
          </Box>
          {failure !== undefined && (
            <FailedHere
              error={failure}
              what={text('licensing.assetNotAdded')}
              onRetry={() => void submitForm()}
            />
          )}
        </Box>
      )}
    </AppFormik>
  );
};

interface Props {
  readonly voice: Character;
  readonly assets: readonly LicensedAsset[];
  /** All assets of the project. */
  readonly sources: readonly CopySource[];
  readonly form: OpenForm;
  readonly readOnly: boolean;
}

export const CharacterCard = ({ voice, assets, sources, form, readOnly }: Props) => {
  const text = useText();
  return (
    <SectionCard title={voice.name} count={assets.length}>
      {assets.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1.5 }}>
          {text('licensing.noAssets')}
        </Typography>
      )}
      {assets.map((licensed) => (
        <AssetPart
          key={licensed.asset.id}
          licensed={licensed}
          sources={sources.filter(({ assetId }) => assetId !== licensed.asset.id)}
          form={form}
          readOnly={readOnly}
        />
      ))}
      {!readOnly && assets.length < ASSETS_MAX && <NewAsset voice={voice} />}
    </SectionCard>
  );
};
