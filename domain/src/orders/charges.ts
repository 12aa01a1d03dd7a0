import type { AssetIdentifier } from '../pricing/asset-identifiers.ts';
import { coversLanguage } from '../pricing/licences.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { splitRows, sumRows } from '../pricing/price-rows.ts';
import type { ProjectPrice } from '../pricing/pricing.ts';
import type { ClientSees } from '../pricing/rate-tables.ts';
import type { OrderExtra } from './billing-fields.ts';
import type { InvoiceLine, LicensedUse } from './invoices.ts';

/** Returns what an order comes to before VAT: the rows of its price and the agency's charges beyond them. */
export const sumCharges = (
  { rows }: Pick<ProjectPrice, 'rows'>,
  extras: readonly OrderExtra[],
): ReturnType<typeof sumRows> => {
  const { lowest, highest } = sumRows(rows);
  const extra = extras.reduce((sum, { amount }) => sum + amount, 0);
  return { lowest: lowest + extra, highest: highest + extra };
};

interface Charged {
  readonly input: Pick<PriceInput, 'characters' | 'assets' | 'languages'>;
  readonly price: Pick<ProjectPrice, 'rows' | 'total'>;
  readonly extras: readonly OrderExtra[];
  readonly clientSees: ClientSees;
}

/** Returns an order's licences as printed, with their amounts where the agency shows single prices. */
export const listLicensedUses = (
  { input: { characters, assets, languages }, price: { rows }, clientSees }: Charged,
  getFirstDay: (licenceId: string) => string | null,
  getIdentifiers: (assetId: string) => readonly AssetIdentifier[],
): readonly LicensedUse[] => {
  const amounts = new Map(
    clientSees === 'lines' ? rows.map(({ licenseId, clientTotal }) => [licenseId, clientTotal] as const) : [],
  );

  return characters.flatMap(({ id: voiceId, name: character }) =>
    assets
      .filter((asset) => asset.voiceId === voiceId)
      .flatMap(({ id: assetId, name: asset, licences }) =>
        licences.map((licence): LicensedUse => {
          const { id, format, territoryCover, duration } = licence;
          const amount = amounts.get(id);
          const firstDay = getFirstDay(id);
          const covered = languages.filter((language) => coversLanguage(licence, language));
          const use = { character, languages: covered, asset, format, territoryCover, duration, firstDay };
          const identifiers = getIdentifiers(assetId);
          return {
            ...use,
            ...(identifiers.length > 0 ? { identifiers } : {}),
            ...(amount === undefined ? {} : { amount }),
          };
        }),
      ),
  );
};

/** Returns the printed charges besides licences. With the licences' amounts they add up to the net amount. */
export const listInvoiceLines = ({ price, extras, clientSees }: Charged): readonly InvoiceLine[] => [
  ...(clientSees === 'total'
    ? [{ kind: 'whole', amount: price.total ?? 0 } as const]
    : splitRows(price.rows).others.map(({ kind, clientTotal }) => ({ kind, amount: clientTotal }))),
  ...extras.map(({ label, amount }) => ({ kind: 'extra', label, amount }) as const),
];
