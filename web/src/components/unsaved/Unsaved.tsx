import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyComponent } from '../lazyComponent.tsx';
import { markUnsaved, takeLeave } from './leaving.ts';

const LeaveDialog = lazyComponent(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog));

interface Props {
  /** Whether input would be lost. */
  readonly when: boolean;
  /** The same for closing the page, if it differs: nothing can be sent any more then. */
  readonly isClosing?: boolean;
  /** Returns the labels of the fields with unsaved input. */
  readonly getFields?: () => readonly string[];
  /** Discards the input after the user confirmed. */
  readonly onLeave?: () => void;
}

/** Confirms closing or reloading the page, with the browser's own text. */
const AskOnClosing = () => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
};

const AskOnLeaving = ({ onLeave, getFields }: Pick<Props, 'onLeave' | 'getFields'>) => {
  // Preloaded, because the user may go offline with unsaved input.
  useEffect(() => LeaveDialog.ahead(), []);

  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !takeLeave() && (here.pathname !== next.pathname || here.search !== next.search),
  );
  const discard = useRef(onLeave);

  useEffect(() => {
    discard.current = onLeave;
  });

  // Pending confirmation that isn't a navigation.
  const [asking, setAsking] = useState<{ readonly answer: (isLeft: boolean) => void } | null>(null);
  useEffect(
    () =>
      markUnsaved({
        ask: () => new Promise((answer) => setAsking({ answer })),
        discard: () => discard.current?.(),
      }),
    [],
  );

  // Saved meanwhile: no confirmation is needed.
  useEffect(() => () => asking?.answer(true), [asking]);

  const fields = getFields?.() ?? [];
  if (asking) {
    const answer = (isLeft: boolean) => {
      asking.answer(isLeft);
      setAsking(null);
    };
    return <LeaveDialog fields={fields} onLeave={() => answer(true)} onStay={() => answer(false)} />;
  }
  if (blocker.state !== 'blocked') return null;

  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };

  return <LeaveDialog fields={fields} onLeave={leave} onStay={() => blocker.reset()} />;
};

/** Confirms before the user leaves, goes back or closes the page with unsaved input. */
export const Unsaved = ({ when, isClosing = when, ...props }: Props) => (
  <>
    {when && <AskOnLeaving {...props} />}
    {isClosing && <AskOnClosing />}
  </>
);
