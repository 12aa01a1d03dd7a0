import type { EarlierAttempts, ListedWebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

/** The result of a delivery's attempts in words. */
export const useOutcome = () => {
  const text = useText();
  const dates = useDates();

  return ({
    attempts,
    status,
    fault,
    nextAttemptAt = null,
  }: EarlierAttempts & Partial<Pick<ListedWebhookDelivery, 'nextAttemptAt'>>): string =>
    joinDotted([
      ...(attempts > 0 ? [text('webhooks.attempts', { count: attempts })] : []),
      ...(status === null ? [] : [text('webhooks.answered', { status: String(status) })]),
      ...(fault === null ? [] : [text(`webhooks.fault.${fault}`)]),
      ...(nextAttemptAt === null ? [] : [text('webhooks.next', { moment: dates.full(nextAttemptAt) })]),
    ]);
};
