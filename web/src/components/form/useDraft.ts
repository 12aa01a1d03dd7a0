import { useCallback, useContext, useMemo } from 'react';
import { forgetDraft, type DraftKey } from '../../lib/drafts/drafts.ts';
import { isImpersonating, SessionContext } from '../../lib/session/session.ts';

export interface FormDraft {
  /** Null: no draft is kept. */
  readonly key: DraftKey | null;
  /** After sending or discarding. */
  readonly forget: () => void;
}

/** Draft of a form, and of one record if there are several; kept per account and agency. */
export const useDraft = (form: string): FormDraft => {
  const state = useContext(SessionContext)?.state;
  const isIn = state?.status === 'signedIn';
  // Input of an acting admin isn't stored.
  const isKept = !isIn || !isImpersonating(state);
  const person = isIn ? state.uid : '';
  const agency = isIn ? (state.agency?.id ?? '') : '';
  const key = useMemo(() => (isKept ? { person, agency, form } : null), [isKept, person, agency, form]);
  const forget = useCallback(() => {
    if (key) forgetDraft(key);
  }, [key]);

  return useMemo(() => ({ key, forget }), [key, forget]);
};
