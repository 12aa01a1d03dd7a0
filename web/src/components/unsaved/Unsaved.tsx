import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { onDemand } from '../onDemand.tsx';
import { noteUnsaved, takeLeave } from './leaving.ts';

const LeaveDialog = onDemand(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog));

interface Props {
  /** There is something that would be lost. */
  readonly when: boolean;
  /** The same for closing the page, where it differs: nothing can be sent any more then. */
  readonly isClosing?: boolean;
  /** Throws it away: somebody has decided to leave. */
  readonly onLeave?: () => void;
}

/** Asks before the page is closed or reloaded; the browser has its own words for it. */
const AskOnClosing = () => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
};

const AskOnLeaving = ({ onLeave }: Pick<Props, 'onLeave'>) => {
  // There before it is needed: somebody may go offline with what they typed.
  useEffect(() => LeaveDialog.ahead(), []);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !takeLeave() && (here.pathname !== next.pathname || here.search !== next.search),
  );
  const discard = useRef(onLeave);
  useEffect(() => {
    discard.current = onLeave;
  });
  // Whoever asks without going to another page waits for this.
  const [asking, setAsking] = useState<{ readonly answer: (isLeft: boolean) => void } | null>(null);
  useEffect(
    () =>
      noteUnsaved({
        ask: () => new Promise((answer) => setAsking({ answer })),
        discard: () => discard.current?.(),
      }),
    [],
  );
  // Saved meanwhile, there is nothing left to ask about.
  useEffect(() => () => asking?.answer(true), [asking]);

  if (asking) {
    const answer = (isLeft: boolean) => {
      asking.answer(isLeft);
      setAsking(null);
    };
    return <LeaveDialog onLeave={() => answer(true)} onStay={() => answer(false)} />;
  }
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return <LeaveDialog onLeave={leave} onStay={() => blocker.reset()} />;
};

/** Asks whoever has not saved what they typed before they go on, go back or close the page. */
export const Unsaved = ({ when, isClosing = when, onLeave }: Props) => (
  <>
    {when && <AskOnLeaving {...(onLeave ? { onLeave } : {})} />}
    {isClosing && <AskOnClosing />}
  </>
);
