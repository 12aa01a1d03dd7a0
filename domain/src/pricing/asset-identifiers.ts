import { messageId, strictObject, text } from '../messages/yup.ts';
import { uniqueList } from '../values/lists.ts';

/** `adId`: the American register's code; `clock`: a British clock number; `own`: any other. */
export const IDENTIFIER_SCHEMES = ['adId', 'clock', 'own'] as const;
export type IdentifierScheme = (typeof IDENTIFIER_SCHEMES)[number];

export const IDENTIFIERS_MAX = 20;
export const IDENTIFIER_MAX = 40;

/** Shapes of each scheme's codes, in capitals. */
const SHAPES: Readonly<Record<IdentifierScheme, RegExp>> = {
  // A prefix of four that starts with a letter and not a zero, seven more, and H or D for high definition or 3D.
  adId: /^[A-Z][A-Z0-9]{3}[A-Z0-9]{7}[HD]?$/,
  // Agency, product with its number, and seconds: AAA/BBBB001/030.
  clock: /^[A-Z0-9]{2,3}\/[A-Z]{4}\d{3}\/\d{3}$/,
  own: /^[\p{L}\p{N}][\p{L}\p{N} ._/#-]*$/u,
};

/** An asset's code in the register of a scheme, under which it is broadcast. */
export interface AssetIdentifier {
  readonly scheme: IdentifierScheme;
  readonly value: string;
}

const identifierSchema = strictObject({
  scheme: text().oneOf(IDENTIFIER_SCHEMES).required(),
  value: text()
    .max(IDENTIFIER_MAX)
    .required()
    .when('scheme', ([scheme], schema) =>
      schema.matches(
        SHAPES[IDENTIFIER_SCHEMES.find((name) => name === scheme) ?? 'own'],
        messageId(
          scheme === 'adId' ? 'identifier.adId' : scheme === 'clock' ? 'identifier.clock' : 'identifier.own',
        ),
      ),
    ),
});

/** Of the spots of an asset, in order. */
export const identifiersField = () =>
  uniqueList(identifierSchema, ({ scheme, value }) => `${scheme} ${value}`)
    .max(IDENTIFIERS_MAX)
    .default([]);

/** Returns a typed code with the scheme that its shape names: Ad-IDs and clock numbers in capitals. */
export const toIdentifier = (typed: string): AssetIdentifier => {
  const capitals = typed.trim().toUpperCase();
  const scheme = (['clock', 'adId'] as const).find(
    (name) => SHAPES[name].test(capitals) && /\d/.test(capitals),
  );
  return scheme ? { scheme, value: capitals } : { scheme: 'own', value: typed.trim() };
};

/** Returns typed codes, separated by commas or line breaks. */
export const parseIdentifiers = (typed: string): readonly AssetIdentifier[] =>
  typed
    .split(/[,;\n]/)
    .filter((part) => part.trim() !== '')
    .map(toIdentifier);

export const formatIdentifiers = (identifiers: readonly AssetIdentifier[] = []): string =>
  identifiers.map(({ value }) => value).join(', ');
