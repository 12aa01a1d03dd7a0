import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import type { AuditionEntryPage, AuditionTerm } from '@domain/auditions/auditions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

/** Lists the terms of a request that differ from the original. */
export const ChangedRequest = ({
  entry,
  since,
}: {
  readonly entry: AuditionEntryPage;
  /** Changes while the page was open; absent: earlier changes. */
  readonly since?: readonly AuditionTerm[];
}) => {
  const text = useText();
  const { locale } = useLocale();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The click was at the page's foot, so the notice would be out of view.
    if (since) notice.current?.scrollIntoView({ block: 'center' });
  }, [since]);

  const terms = new Intl.ListFormat(locale).format(
    (since ?? entry.changedTerms).map((term) => text(`upload.term.${term}`)),
  );

  return (
    <Alert
      ref={notice}
      severity={since ? 'warning' : 'info'}
      role={since ? 'alert' : undefined}
      sx={{ marginBlock: 2 }}
    >
      {since ? (
        text('upload.changedNow')
      ) : (
        <>
          {text('upload.changedOn')} <DateText instant={entry.changedAt ?? ''} withZone />.
        </>
      )}{' '}
      {text('upload.changedTerms', { terms })}
    </Alert>
  );
};
