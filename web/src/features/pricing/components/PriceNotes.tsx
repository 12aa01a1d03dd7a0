import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CUSTOM_PREFIX, getShownLabel } from '@domain/pricing/licence-labels.ts';
import type { MissingPart, OnRequestItem, ProjectPrice } from '@domain/pricing/pricing.ts';
import type { Character } from '@domain/projects/projects.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { getAssetName, type LicensedAsset } from '../data/licensed.ts';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontSize: '0.8125rem' }}>
      {children}
    </Box>
  </div>
);

interface Props {
  readonly price: ProjectPrice;
  readonly voices: readonly Character[];
  readonly licensed: readonly LicensedAsset[];
}

/** Explains a price: missing parts, parts on request, and whose fees apply. */
export const PriceNotes = ({ price, voices, licensed }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const languageWord = useLanguageWord();
  const { missing, onRequest, roles, lowest } = price;
  const getAsset = (id: string | undefined) => licensed.find(({ asset }) => asset.id === id);

  const formatMissing = ({ kind, id, language }: MissingPart): string => {
    const asset = getAsset(id)?.asset;
    const name =
      kind === 'assets'
        ? voices.find((voice) => voice.id === id)?.name
        : asset && getAssetName(asset, voices);
    if (language !== undefined)
      return text('price.missing.language', { name: name ?? '', language: languageWord(language) });
    return text(`price.missing.${kind}`, { name: name ?? '' });
  };

  const requestText = ({
    assetId,
    licenceId,
    item,
    label = '',
    language,
    currency,
  }: OnRequestItem): string => {
    if (language !== undefined) {
      const word = languageWord(language);
      return currency === undefined
        ? text('price.requestFee', { language: word })
        : text('price.requestFeeIn', { language: word, currency });
    }

    const licensedAsset = getAsset(assetId);
    const licence = licensedAsset?.licences.find(({ id }) => id === licenceId);
    const shown =
      licence && item
        ? getShownLabel(licence[item], locale)
        : label.startsWith(CUSTOM_PREFIX)
          ? label.slice(CUSTOM_PREFIX.length)
          : label;

    return text('price.requestLicence', {
      asset: licensedAsset ? getAssetName(licensedAsset.asset, voices) : '',
      item: shown,
    });
  };

  return (
    <>
      {lowest !== undefined && <Muted>{text('price.rangeReason')}</Muted>}
      {roles.table > 0 && <Muted>{text('price.usualFees', { count: roles.table })}</Muted>}
      {missing.length > 0 && (
        <Part title={text('price.missing')}>
          {missing.map((part) => (
            <li key={`${part.kind} ${part.id ?? ''} ${part.language ?? ''}`}>{formatMissing(part)}</li>
          ))}
        </Part>
      )}
      {onRequest.length > 0 && (
        <Part title={text('price.onRequest')}>
          {onRequest.map((request) => (
            <li key={JSON.stringify(request)}>{requestText(request)}</li>
          ))}
        </Part>
      )}
    </>
  );
};
