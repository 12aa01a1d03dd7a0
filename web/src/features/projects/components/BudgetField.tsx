import { useState } from 'react';
import {
  CURRENCIES,
  DEFAULT_CURRENCY,
  parseMinorUnits,
  formatMoney,
  formatTypedMoney,
} from '@domain/values/money.ts';
import type { Project } from '@domain/projects/projects.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { SavedField } from '../../../components/form/SavedField.tsx';
import { SavedSelect } from '../../../components/form/SavedSelect.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { api } from '../../../lib/http/api.ts';

type Budget = Project['budget'];

/** The client's budget and currency. A currency without an amount isn't saved. */
export const BudgetField = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const { locale } = useLocale();
  const { budget } = project;
  const [chosen, setChosen] = useState<string>(useSignedIn().agency?.currency ?? DEFAULT_CURRENCY);
  const currency = budget?.currency ?? chosen;
  const formatTyped = ({ amount }: NonNullable<Budget>, of: string): string =>
    formatTypedMoney(amount, of, locale);

  const toBudget = (value: string): Budget => {
    const amount = value.trim() === '' ? null : parseMinorUnits(value, currency);
    return amount === null ? null : { amount, currency };
  };

  return (
    <FieldPair>
      <SavedField
        kind="amount"
        label={text('projects.field.budget')}
        stored={budget ? formatTyped(budget, currency) : ''}
        maxLength={20}
        unit={currency}
        getFault={(value) =>
          value.trim() === '' || parseMinorUnits(value, currency) !== null ? undefined : 'money.amount'
        }
        shown={(value) => {
          const shown = toBudget(value);
          return shown ? formatMoney(shown.amount, shown.currency, locale) : value;
        }}
        save={({ value, was }, submission) =>
          api.projects.update(
            { id: project.id },
            { budget: toBudget(value), was: { budget: toBudget(was) } },
            submission,
          )
        }
      />
      <SavedSelect
        label={text('projects.field.currency')}
        options={CURRENCIES.map((code) => ({ code, label: code }))}
        stored={currency}
        save={async ({ value }, submission) => {
          if (budget)
            await api.projects.update(
              { id: project.id },
              { budget: { ...budget, currency: value }, was: { budget } },
              submission,
            );
          else setChosen(value);
        }}
      />
    </FieldPair>
  );
};
