import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ProposedCharge } from '@domain/bookings/bookings.api.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useToasts } from '../../../lib/toasts.ts';

/** What a session's notes give the agency reason to charge, each with its button. */
export const SessionCharges = ({
  session: { id, revision, projectId },
}: {
  readonly session: RecordingSession;
}) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  const proposed = useRequest(`${id} ${revision}`, (signal) =>
    api.bookings.proposedCharges({ id }, { signal }),
  );
  if (proposed.status === 'error')
    return <FailedHere error={proposed.error} what={text('charges.failed')} onRetry={proposed.reload} />;
  if (proposed.status === 'loading' || proposed.data.length === 0) return null;

  const orderHref = addresses.castingsProject.href(projectId, ORDER_STEP);
  const format = ({ voice, studio, currency }: ProposedCharge) =>
    formatMoney(voice + studio, currency, locale);

  return (
    <SectionCard title={text('charges.sessionTitle')} lead={text('charges.sessionLead')}>
      <PlainList>
        {proposed.data.map((charge) => (
          <Row component="li" key={charge.kind} gap={1.5} align="center" sx={{ paddingBlock: 0.5 }}>
            <span>
              {joinDotted([
                text(`charges.kind.${charge.kind}`),
                text('charges.total', { total: format(charge) }),
              ])}
            </span>
            {charge.orderId === null ? (
              <SendButton
                size="small"
                variant="outlined"
                onSend={async (submission) => {
                  await api.bookings.charge({ id }, { kind: charge.kind }, submission);
                  toasts.success(text('charges.charged'));
                  proposed.reload();
                }}
              >
                {text('charges.charge', { total: format(charge) })}
              </SendButton>
            ) : (
              <Link component={RouterLink} to={orderHref}>
                {text('charges.isCharged')}
              </Link>
            )}
          </Row>
        ))}
      </PlainList>
    </SectionCard>
  );
};
