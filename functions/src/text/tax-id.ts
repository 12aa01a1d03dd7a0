import { stdnum } from 'stdnum';

/** What each country writes on an invoice; kinds as the library names them. The others are taken as they are. */
const KINDS: Readonly<Record<string, readonly [country: keyof typeof stdnum, ...kinds: readonly string[]]>> =
  {
    ARG: ['AR', 'cuit', 'dni'],
    AUT: ['AT', 'uid', 'tin'],
    BEL: ['BE', 'vat', 'nn'],
    BRA: ['BR', 'cnpj', 'cpf'],
    CAN: ['CA', 'bn', 'gst', 'sin'],
    CHE: ['CH', 'vat', 'uid'],
    CHL: ['CL', 'rut'],
    COL: ['CO', 'nit'],
    DEU: ['DE', 'vat', 'stnr', 'idnr'],
    ESP: ['ES', 'nif'],
    FRA: ['FR', 'tva', 'siren', 'siret'],
    GBR: ['GB', 'vat', 'utr'],
    IRL: ['IE', 'vat', 'pps'],
    ITA: ['IT', 'iva', 'codicefiscale'],
    MEX: ['MX', 'rfc'],
    NLD: ['NL', 'btw'],
    POL: ['PL', 'nip'],
    PRT: ['PT', 'nif', 'nipc'],
    USA: ['US', 'ein', 'ssn'],
  };

interface Validator {
  readonly validate: (value: string) => { readonly isValid: boolean };
}

const validatorsOf = (country: string): readonly Validator[] => {
  const [code, ...kinds] = KINDS[country] ?? [];
  if (!code) return [];
  const known: Readonly<Record<string, unknown>> = stdnum[code] ?? {};
  return kinds.flatMap((kind) => (known[kind] as Validator | undefined) ?? []);
};

/** A tax id without what people put between its parts. */
export const plainTaxId = (value: string): string => value.replace(/[\s./-]+/g, '').toUpperCase();

/** Whether a country would issue such a tax id, by its form and check digits; true where that is not known here. */
export const isTaxId = (value: string, country: string): boolean => {
  const validators = validatorsOf(country);
  if (validators.length === 0) return true;
  const plain = plainTaxId(value);
  const code = KINDS[country]?.[0] ?? '';
  // With the code of the country before it, as in the register of the European Union.
  const forms = plain.startsWith(code) ? [plain, plain.slice(code.length)] : [plain];
  return forms.some((form) => validators.some(({ validate }) => validate(form).isValid));
};
