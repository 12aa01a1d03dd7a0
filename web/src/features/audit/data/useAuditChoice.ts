import { useMemo } from 'react';
import { useAddressChoice, type Choose } from '../../../lib/useAddressChoice.ts';
import type { AuditChoice } from './auditChoice.ts';

export interface ChosenAudit {
  readonly choice: AuditChoice;
  readonly isFiltered: boolean;
  readonly choose: Choose<keyof AuditChoice>;
}

/** Returns the records' filters from the address. */
export const useAuditChoice = (): ChosenAudit => {
  const [query, choose] = useAddressChoice<keyof AuditChoice>();

  return useMemo(() => {
    const getChosen = (name: keyof AuditChoice): string => query.get(name) ?? '';
    const choice = {
      by: getChosen('by'),
      record: getChosen('record'),
      action: getChosen('action'),
      from: getChosen('from'),
      to: getChosen('to'),
    };
    return { choice, isFiltered: Object.values(choice).some((value) => value !== ''), choose };
  }, [query, choose]);
};
