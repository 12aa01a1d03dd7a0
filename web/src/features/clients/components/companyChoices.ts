import type { Company } from '@domain/accounts/accounts.ts';
import { plainText } from '@domain/values/folded-text.ts';

/** What a form holds of a company: one that is there already has its id. */
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

/** Those whose name holds what was typed; a new one as well, unless there is one of that name. */
export const companyChoices = (companies: readonly Company[], typed: string): readonly CompanyChoice[] => {
  const known = companies
    .filter(({ name }) => plainText(name).includes(plainText(typed)))
    .map((company): CompanyChoice => ({ kind: 'known', company }));
  const isNew = plainText(typed) !== '' && companiesCalled(companies, typed).length === 0;
  return isNew ? [...known, { kind: 'new', name: typed.trim() }] : known;
};
