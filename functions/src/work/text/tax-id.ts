import { stdnum } from 'stdnum';

/** Tax id kinds per country, as the library names them. */
const KINDS: Readonly<Record<string, readonly [country: keyof typeof stdnum, ...kinds: readonly string[]]>> =
  {
    ARG: ['AR', 'cuit', 'dni'],
    AUS: ['AU', 'abn', 'tfn'],
    AUT: ['AT', 'uid', 'tin'],
    BEL: ['BE', 'vat', 'nn'],
    BGR: ['BG', 'vat', 'egn'],
    BRA: ['BR', 'cnpj', 'cpf'],
    CAN: ['CA', 'bn', 'gst', 'sin'],
    CHE: ['CH', 'vat', 'uid'],
    CHL: ['CL', 'rut'],
    COL: ['CO', 'nit'],
    CRI: ['CR', 'cpj', 'cpf'],
    CYP: ['CY', 'vat'],
    CZE: ['CZ', 'dic', 'ico', 'rc'],
    DEU: ['DE', 'vat', 'stnr', 'idnr'],
    DNK: ['DK', 'cvr', 'cpr'],
    DOM: ['DO', 'rnc', 'cedula'],
    ECU: ['EC', 'ruc', 'ci'],
    ESP: ['ES', 'nif'],
    EST: ['EE', 'kmkr', 'registrikood'],
    FIN: ['FI', 'alv', 'ytunnus', 'hetu'],
    FRA: ['FR', 'tva', 'siren', 'siret'],
    GBR: ['GB', 'vat', 'utr'],
    GRC: ['GR', 'vat'],
    HRV: ['HR', 'oib'],
    HUN: ['HU', 'anum'],
    IND: ['IN', 'gstin', 'pan'],
    IRL: ['IE', 'vat', 'pps'],
    ISR: ['IL', 'hp', 'idnr'],
    ITA: ['IT', 'iva', 'codicefiscale'],
    JPN: ['JP', 'cn'],
    KOR: ['KR', 'brn', 'rrn'],
    LTU: ['LT', 'pvm', 'asmens'],
    LUX: ['LU', 'tva'],
    LVA: ['LV', 'pvn'],
    MEX: ['MX', 'rfc'],
    MLT: ['MT', 'vat'],
    NLD: ['NL', 'btw'],
    NOR: ['NO', 'mva', 'orgnr'],
    NZL: ['NZ', 'ird'],
    PER: ['PE', 'ruc'],
    POL: ['PL', 'nip'],
    PRT: ['PT', 'nif', 'nipc'],
    PRY: ['PY', 'ruc'],
    ROU: ['RO', 'cif', 'cui', 'cnp'],
    SVK: ['SK', 'dph', 'rc'],
    SVN: ['SI', 'ddv'],
    SWE: ['SE', 'vat', 'orgnr', 'personnummer'],
    TUR: ['TR', 'vkn', 'tckimlik'],
    UKR: ['UA', 'edrpou', 'rntrc'],
    URY: ['UY', 'rut'],
    USA: ['US', 'ein', 'ssn'],
    ZAF: ['ZA', 'vat', 'tin'],
  };

/** General form of a tax id, also for unknown countries. */
const SHAPE = /^(?=.*\d)[\p{Lu}\d]{5,20}$/u;

interface Validator {
  readonly validate: (value: string) => { readonly isValid: boolean };
}

const getValidators = (country: string): readonly Validator[] => {
  const [code, ...kinds] = KINDS[country] ?? [];
  if (!code) return [];
  const validators: Readonly<Record<string, unknown>> = stdnum[code] ?? {};
  return kinds.flatMap((kind) => (validators[kind] as Validator | undefined) ?? []);
};

export const normalizeTaxId = (value: string): string => value.replace(/[\s./-]+/g, '').toUpperCase();

/** Returns whether a tax id is valid in a country, by form and check digits; for unknown countries, by general form. */
export const isTaxId = (value: string, country: string): boolean => {
  const plain = normalizeTaxId(value);
  const validators = getValidators(country);
  if (!SHAPE.test(plain) || validators.length === 0) return SHAPE.test(plain);

  const code = KINDS[country]?.[0] ?? '';
  // Also with the country's prefix, as in the EU register.
  const prefixes = country === 'GRC' ? [code, 'EL'] : [code];
  const forms = [
    plain,
    ...prefixes.filter((prefix) => plain.startsWith(prefix)).map((prefix) => plain.slice(prefix.length)),
  ];

  return forms.some((form) => validators.some(({ validate }) => validate(form).isValid));
};
