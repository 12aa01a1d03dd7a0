import { useEffect, useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import type { AuditionEntryPage, AuditionTerm } from '@domain/auditions/auditions.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useHiddenLogo } from '../../../components/layout/tokenFrame.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useDates } from '../../../lib/dates.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { StoredAnswer } from './AnswerCard.tsx';
import { ClosedAudition, DeclinedRequest } from './news.ts';
import { SentTake } from './takes.ts';
import { ScriptSheet } from './ScriptSheet.tsx';
import { UploadForm } from './UploadForm.tsx';
import type { UploadOutcome } from './useTakeUpload.ts';

const getValue = (entry: AuditionEntryPage, term: AuditionTerm): string | null =>
  term === 'clip' ? (entry.clip?.id ?? null) : entry[term];

const differs = (before: AuditionEntryPage, now: AuditionEntryPage): readonly AuditionTerm[] =>
  now.changedTerms.filter((term) => getValue(before, term) !== getValue(now, term));

/** The link's task, or why nothing is left to do. */
export const UploadTask = ({
  entry: opened,
  token: openedBy,
}: {
  readonly entry: AuditionEntryPage;
  readonly token: string;
}) => {
  const text = useText();
  const dates = useDates();
  const [token, setToken] = useState(openedBy);
  const [entry, setEntry] = useState(opened);
  const [first, setFirst] = useState(opened);
  const [since, setSince] = useState<readonly AuditionTerm[]>();
  const [outcome, setOutcome] = useState<UploadOutcome>(entry.state);
  const [view, setAnnounced] = useState<string>();
  const [query, setQuery] = useSearchParams();
  const isScript = query.get('view') === 'script' && entry.script !== '';
  const submitted = outcome === 'submitted';

  useDocumentTitle(text('upload.pageTitle'));
  useHiddenLogo(submitted);

  useEffect(() => {
    // The task is over: the link's token leaves the address, and a reload leads to the site's root.
    if (submitted) window.history.replaceState(null, '', paths.root.href());
  }, [submitted]);

  const conclude = (next: UploadOutcome, sentence?: string) => {
    setAnnounced(sentence);
    setOutcome(next);
  };

  // The chosen file stays: it is sent once the talent has seen the changed request.
  const readAnew = async () => {
    const current = await api.auditions.entry({ token });
    setSince(differs(first, current));
    setEntry(current);
    setOutcome(current.state);
  };

  // A private script that arrives with the acceptance is no change.
  const readAccepted = async () => {
    const current = await api.auditions.entry({ token });
    setFirst(current);
    setEntry(current);
  };

  const showScript = (isShown: boolean) =>
    setQuery((current) => {
      const next = new URLSearchParams(current);
      if (isShown) next.set('view', 'script');
      else next.delete('view');
      return next;
    });

  const recordAnswer = (answer: StoredAnswer) => {
    setEntry((current) => ({ ...current, ...answer }));
    setOutcome(answer.refusal ? 'declined' : 'open');
  };

  switch (outcome) {
    case 'open':
      return (
        <>
          {isScript && <ScriptSheet entry={entry} onUpload={() => showScript(false)} />}
          {/* Behind the script the form stays as it is: a recording may be chosen already. */}
          <Box sx={{ display: isScript ? 'none' : 'contents' }}>
            <UploadForm
              entry={entry}
              token={token}
              onToken={setToken}
              since={since}
              onOutcome={conclude}
              onChanged={readAnew}
              onAccepted={readAccepted}
              onScript={() => showScript(true)}
              onAnswered={recordAnswer}
            />
          </Box>
        </>
      );
    case 'declined':
      return <DeclinedRequest entry={entry} token={token} onAnswered={recordAnswer} />;
    case 'submitted':
      return (
        <div role="status" style={{ margin: 'auto' }}>
          <StateCard icon={CheckCircle} headingLevel="h1" title={text('upload.doneTitle')}>
            {text('upload.success')}{' '}
            {entry.outcomeBy
              ? text('upload.doneBy', { day: dates.date(entry.outcomeBy) })
              : text('upload.doneText')}
          </StateCard>
          <SentTake token={token} />
        </div>
      );
    default:
      return <ClosedAudition state={outcome} view={view} entry={entry} token={token} />;
  }
};
