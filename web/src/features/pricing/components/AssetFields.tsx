import Box from '@mui/material/Box';
import {
  formatIdentifiers,
  IDENTIFIER_MAX,
  IDENTIFIERS_MAX,
  parseIdentifiers,
  type AssetIdentifier,
} from '@domain/pricing/asset-identifiers.ts';
import { LENGTH_MAX_SECONDS, SPOTS_MAX, type VoiceAsset } from '@domain/pricing/assets.ts';
import { assetPatchSchema } from '@domain/pricing/pricing.schema.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { getRangeMessage } from '@domain/values/whole-number.ts';
import { getFault } from '../../../components/form/getFault.ts';
import { SavedField } from '../../../components/form/SavedField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { AssetChange } from '../data/assetChange.ts';

/** More digits than any number here, so an excessive one shows an error instead of being cut off. */
const DIGITS = 9;
const IDENTIFIERS_LENGTH = IDENTIFIERS_MAX * (IDENTIFIER_MAX + 2);

type Part = 'name' | 'spots' | 'lengthSeconds' | 'identifiers';

/** Parses a field for its record; an emptied length is null. Undefined: not a number. */
const toPart = (part: Part, value: string): string | number | null | AssetIdentifier[] | undefined => {
  const typed = value.trim();
  if (part === 'identifiers') return [...parseIdentifiers(value)];
  if (part === 'name') return typed;
  if (typed === '' && part === 'lengthSeconds') return null;
  return /^\d+$/.test(typed) ? Number(typed) : undefined;
};

const getChange = (part: Part, value: string): AssetChange => ({ [part]: toPart(part, value) });

const getPartFault = (part: Part, value: string): string | undefined => {
  if (part === 'spots' && value.trim() === '') return 'validation.required';
  const assetPart = toPart(part, value);
  return assetPart === undefined
    ? getRangeMessage(1, part === 'spots' ? SPOTS_MAX : LENGTH_MAX_SECONDS)
    : getFault(assetPatchSchema, part, assetPart);
};

/** Name, number of spots, length and codes of an asset; each field saves automatically. */
export const AssetFields = ({ asset }: { readonly asset: VoiceAsset }) => {
  const text = useText();

  const renderField = (part: Part, max: number) => (
    <SavedField
      kind={part === 'name' || part === 'identifiers' ? 'line' : 'number'}
      label={text(`licensing.field.${part}`)}
      stored={part === 'identifiers' ? formatIdentifiers(asset.identifiers) : String(asset[part] ?? '')}
      getFault={(value) => getPartFault(part, value)}
      save={({ value, was }, submission) =>
        api.pricing.updateAsset(
          { id: asset.id },
          { ...getChange(part, value), was: getChange(part, was) },
          submission,
        )
      }
      required={part === 'name' || part === 'spots'}
      maxLength={max}
      {...(part === 'identifiers' ? { hint: text('licensing.identifiersHint') } : {})}
      {...(part === 'lengthSeconds' ? { unit: text('licensing.seconds') } : {})}
      {...(part === 'lengthSeconds' && asset.lengthSeconds === null
        ? { hint: text('licensing.lengthUnknown') }
        : {})}
    />
  );

  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 110px 150px' },
        alignItems: 'start',
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {renderField('name', NAME_MAX)}
      {renderField('spots', DIGITS)}
      {renderField('lengthSeconds', DIGITS)}
      <Box sx={{ gridColumn: '1 / -1' }}>{renderField('identifiers', IDENTIFIERS_LENGTH)}</Box>
    </Box>
  );
};
