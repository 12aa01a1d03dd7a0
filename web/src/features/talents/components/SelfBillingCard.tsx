import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AgreementView } from '@domain/selfBilling/agreements.ts';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { OfferSelfBilling } from './OfferSelfBilling.tsx';

const getMoment = ({ state, offeredAt, acceptedAt, endedAt }: AgreementView): string =>
  (state === 'offered' ? offeredAt : state === 'accepted' ? acceptedAt : endedAt) ?? offeredAt;

/** The agreement on self-billing with a talent, for admins: offer, withdraw or end it. */
export const SelfBillingCard = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const dates = useDates();
  const [isOffering, setOffering] = useState(false);
  const { data, error, reload } = useRequest(`self-billing ${talentId}`, (signal) =>
    api.selfBilling.agreement({ id: talentId }, { signal }),
  );
  if (error !== undefined) return <ErrorState error={error} onRetry={reload} />;
  if (data === undefined) return null;

  const isOpen = data !== null && data.state !== 'ended';

  return (
    <SectionCard title={text('selfBilling.title')} lead={text('selfBilling.lead')}>
      <Stack gap={1.5}>
        <Typography>
          {data === null
            ? text('selfBilling.none')
            : text(`selfBilling.state.${data.state}`, { day: dates.date(getMoment(data)) })}
        </Typography>
        {isOpen && (
          <Disclosure label={text('selfBilling.read')}>
            {() =>
              data.text.split('\n').map((paragraph) => (
                <Typography key={paragraph} variant="body2" sx={{ marginBlockStart: 1, maxWidth: '65ch' }}>
                  {paragraph}
                </Typography>
              ))
            }
          </Disclosure>
        )}
        <Row gap={1}>
          {data?.state !== 'accepted' && (
            <Button variant="outlined" color="inherit" onClick={() => setOffering(true)}>
              {text('selfBilling.offer')}
            </Button>
          )}
          {isOpen && (
            <SendButton
              variant="outlined"
              color="inherit"
              onSend={async (submission) => {
                await api.selfBilling.end({ id: data.id }, submission);
                reload();
              }}
            >
              {text(data.state === 'offered' ? 'selfBilling.withdraw' : 'selfBilling.end')}
            </SendButton>
          )}
        </Row>
      </Stack>
      {isOffering && (
        <OfferSelfBilling talentId={talentId} onDone={reload} onClose={() => setOffering(false)} />
      )}
    </SectionCard>
  );
};
