import type { Company } from '@domain/accounts/accounts.ts';
import { plainText } from '@domain/values/folded-text.ts';

/** A form's company; an existing one has its id. */
export interface CompanyValue {
  readonly id?: string;
  readonly name: string;
  readonly companyType: string;
}

/** A company to join, or the name of one to be made. */
export type CompanyChoice =
  { readonly kind: 'known'; readonly company: Company } | { readonly kind: 'new'; readonly name: string };

/** The companies called just so. */
export const companiesCalled = (companies: readonly Company[], name: string): readonly Company[] =>
  companies.filter((company) => plainText(company.name) === plainText(name));

/** Companies whose name contains the text, plus a new one unless the name exists. */
export const companyChoices = (companies: readonly Company[], typed: string): readonly CompanyChoice[] => {
  const known = companies
    .filter(({ name }) => plainText(name).includes(plainText(typed)))
    .map((company): CompanyChoice => ({ kind: 'known', company }));
  const isNew = plainText(typed) !== '' && companiesCalled(companies, typed).length === 0;
  return isNew ? [...known, { kind: 'new', name: typed.trim() }] : known;
};
