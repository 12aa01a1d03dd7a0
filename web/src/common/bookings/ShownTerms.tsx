import Typography from '@mui/material/Typography';
import type { AgreedBookingTerms } from '@domain/bookings/booking-terms.ts';
import { Disclosure } from '../../components/Disclosure.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { listTerms } from './listTerms.ts';

/** The chosen agency's booking terms in sentences, which a request agrees to. */
export const ShownTerms = () => {
  const text = useText();
  const { agency } = useSignedIn();
  const terms = useRequest<AgreedBookingTerms | null>(agency?.id ?? null, (signal) =>
    api.bookings.terms({ signal }),
  );

  if (terms.status === 'error')
    return <FailedHere error={terms.error} what={text('charges.failed')} onRetry={terms.reload} />;
  if (terms.status === 'loading') return null;
  const [first = '', ...more] = listTerms(terms.data, text);

  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {text('charges.terms')}
      </Typography>
      <Muted>{first}</Muted>
      {more.length > 0 && (
        <Disclosure label={text('charges.terms.more')}>
          {() => (
            <PlainList>
              {more.map((sentence) => (
                <Muted component="li" key={sentence}>
                  {sentence}
                </Muted>
              ))}
            </PlainList>
          )}
        </Disclosure>
      )}
    </div>
  );
};
