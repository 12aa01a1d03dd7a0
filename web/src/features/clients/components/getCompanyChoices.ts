import type { Company } from '@domain/accounts/accounts.ts';
import { toPlainText } from '@domain/values/fold-text.ts';

/** A form's company; an existing one has its id. */
export interface CompanyValue {
  readonly id?: string;
  readonly name: string;
  readonly companyType: string;
}

/** An existing company to join, or the name of a new one. */
export type CompanyChoice =
  { readonly kind: 'known'; readonly company: Company } | { readonly kind: 'new'; readonly name: string };

/** Returns the companies with exactly this name. */
export const findCompaniesNamed = (companies: readonly Company[], name: string): readonly Company[] =>
  companies.filter((company) => toPlainText(company.name) === toPlainText(name));

/** Companies whose name contains the text, plus a new one unless the name exists. */
export const getCompanyChoices = (companies: readonly Company[], typed: string): readonly CompanyChoice[] => {
  const choices = companies
    .filter(({ name }) => toPlainText(name).includes(toPlainText(typed)))
    .map((company): CompanyChoice => ({ kind: 'known', company }));
  const isNew = toPlainText(typed) !== '' && findCompaniesNamed(companies, typed).length === 0;
  return isNew ? [...choices, { kind: 'new', name: typed.trim() }] : choices;
};
