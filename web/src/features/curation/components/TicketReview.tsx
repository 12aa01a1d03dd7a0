import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Demo } from '@domain/demos/demos.ts';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { allowNextLeave } from '../../../components/unsaved/leaving.ts';
import type { PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { usePageKeys } from '../../../lib/keys/usePageKeys.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
import { DemoReview } from './DemoReview.tsx';
import { DemoState } from './DemoState.tsx';
import { TicketSteps } from './TicketSteps.tsx';

const ShortcutsDialog = lazyComponent(() => import('./ShortcutsDialog.tsx').then((module) => module.default));

interface Props {
  readonly demo: Demo;
  readonly onTicket: readonly Demo[];
}

/** Reviews a ticket demo by demo, fully usable by keyboard. */
export const TicketReview = ({ demo, onTicket }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const getName = useLanguageName();
  const player = useRef<PlayerControls>(null);
  const [isHelp, setHelp] = useState(false);

  const details = useRequest(demo.id, (signal) => api.curation.demo({ id: demo.id }, { signal }));
  const talent = details.data?.talent;
  const place = onTicket.findIndex(({ id }) => id === demo.id);
  const waiting = onTicket.filter(({ reviewStatus }) => reviewStatus === 'pending');
  const open = (to: Demo | undefined) => (to ? () => void navigate(paths.curateDemo.href(to.id)) : undefined);
  const [onPrevious, onNext] = [open(onTicket[place - 1]), open(onTicket[place + 1])];
  // The next demo: the first waiting one after this, else the first of all.
  const demos = [...onTicket.slice(place + 1), ...onTicket.slice(0, Math.max(place, 0))];

  const onVerdict = () => {
    toasts.success(text('review.saved'));
    // All input has just been sent.
    allowNextLeave();
    open(demos.find(({ reviewStatus }) => reviewStatus === 'pending'))?.();
  };

  const { busy, submit } = useSubmission(async (submission) => {
    await api.curation.updateTicket({ id: demo.curationTicketId ?? '' }, { action: 'close' }, submission);
    toasts.success(text('review.closed'));
    void navigate(`${paths.curate.href()}?tab=curated`);
  });

  const onDone = () => {
    if (waiting.length === 0) void submit();
  };

  const onHelp = () => setHelp(true);

  usePageKeys({
    ' ': () => player.current?.toggle(),
    ArrowLeft: () => player.current?.skip(-1),
    ArrowRight: () => player.current?.skip(1),
    j: () => onNext?.(),
    k: () => onPrevious?.(),
    d: onDone,
    '?': onHelp,
  });

  return (
    <>
      <PageHeader
        title={demo.name}
        eyebrow={text('review.lead', {
          ticket: getName(demo.language),
          place: place + 1,
          count: onTicket.length,
        })}
        meta={
          <Row isOneLine align="center">
            <DemoState demo={demo} />
            {talent && text('review.of', { name: talent.publicName })}
          </Row>
        }
        actions={
          <TicketSteps
            onPrevious={onPrevious}
            onNext={onNext}
            waiting={waiting.length}
            isClosing={busy}
            onDone={onDone}
            onHelp={onHelp}
          />
        }
      />
      <DemoReview key={demo.id} demo={demo} details={details} controls={player} onVerdict={onVerdict} />
      {isHelp && <ShortcutsDialog onClose={() => setHelp(false)} />}
    </>
  );
};
