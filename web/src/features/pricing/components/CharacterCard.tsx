import { ASSETS_MAX } from '@domain/pricing/assets.ts';
import { assetSchema } from '@domain/pricing/pricing.schema.ts';
import type { Character } from '@domain/projects/projects.ts';
import { AddRowForm } from '../../../components/form/AddRowForm.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { LicensedAsset } from '../data/licensed.ts';
import { api } from '../../../lib/http/api.ts';
import { AssetPart } from './AssetPart.tsx';
import type { CopySource } from './CopyLicences.tsx';
import type { OpenForm } from './useOpenForm.ts';

const schema = assetSchema.pick(['name']);

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
      {assets.length === 0 && <Muted sx={{ marginBottom: 1.5 }}>{text('licensing.noAssets')}</Muted>}
      {assets.map((licensed) => (
        <AssetPart
          key={licensed.asset.id}
          licensed={licensed}
          sources={sources.filter(({ assetId }) => assetId !== licensed.asset.id)}
          form={form}
          readOnly={readOnly}
        />
      ))}
      {!readOnly && assets.length < ASSETS_MAX && (
        <AddRowForm
          label={text('licensing.newAsset')}
          fullLabel={text('licensing.newAssetFor', { name: voice.name })}
          draftName={`asset.${voice.id}`}
          schema={schema}
          onAdd={(name, submission) =>
            api.pricing.createAsset({ id: voice.id }, assetSchema.cast({ name }), submission)
          }
          marginTop={1}
        />
      )}
    </SectionCard>
  );
};
