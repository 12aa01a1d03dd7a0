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
    const chosen = (name: keyof AuditChoice): string => query.get(name) ?? '';
    const choice = {
      by: chosen('by'),
      record: chosen('record'),
      action: chosen('action'),
      from: chosen('from'),
      to: chosen('to'),
    };
    return { choice, isFiltered: Object.values(choice).some((value) => value !== ''), choose };
  }, [query, choose]);
};
