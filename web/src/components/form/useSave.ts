import { useText } from '../../i18n/useText.ts';
import type { Press } from '../../lib/press/presser.ts';
import { useToasts } from '../toasts/toasts.ts';
import type { FormDraft } from './useDraft.ts';
import { settle } from './settle.ts';
import { useSubmit } from './useSubmit.ts';

/** Submit of a form of one's own data: sends it, says that it is saved, and takes what was sent for the new state. */
export const useSave = <Values extends object>(
  draft: FormDraft,
  send: (values: Values, press: Press) => Promise<unknown>,
) => {
  const text = useText();
  const toasts = useToasts();
  return useSubmit<Values>(async (values, { press, helpers }) => {
    await send(values, press);
    draft.forget();
    settle(helpers, values);
    toasts.success(text('common.saved'));
  });
};
