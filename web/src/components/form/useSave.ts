import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';
import type { FormDraft } from './useDraft.ts';
import { resetToSaved } from './resetToSaved.ts';
import type { AroundSubmit } from './useStoredValues.ts';
import { useSubmit } from './useSubmit.ts';

/** Submits a form of stored data: sends it, confirms, and resets the form to the sent values. */
export const useSave = <Values extends object>(
  draft: FormDraft,
  send: (values: Values, submission: Submission) => Promise<unknown>,
  around: AroundSubmit = (submit) => submit(),
) => {
  const text = useText();
  const toasts = useToasts();

  return useSubmit<Values>((values, { submission, helpers }) =>
    around(async () => {
      await send(values, submission);
      draft.forget();
      resetToSaved(helpers, values);
      toasts.success(text('common.saved'));
    }),
  );
};
