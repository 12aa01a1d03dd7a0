import { useEffect, useRef, useState, type ReactNode } from 'react';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import {
  chooseStep,
  getEnabledSteps,
  getNextEnabledStep,
  INFORMATION_STEP,
  PROJECT_STEPS,
  SELECTION_STEP,
  countRolesToBook,
} from '@domain/projects/steps.ts';
import { CompetingArea } from '../../common/licences/CompetingArea.tsx';
import { EmptyState, ErrorState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { isLiveDenied } from '#firebase/denied.ts';
import { useLeftAt } from '../../features/projects/data/useLeftAt.ts';
import { countShortlistedInAll, type ProjectBoard } from '../../common/board/board.ts';
import { useProjectArea } from '../../common/board/useProjectArea.ts';
import { useHasInteracted } from '../../lib/useHasInteracted.ts';
import { BookingScreen } from './BookingScreen.tsx';
import { InformationScreen } from './InformationScreen.tsx';
import { LicensingScreen } from './LicensingScreen.tsx';
import { OrderScreen } from './OrderScreen.tsx';
import { ProjectFrame } from './ProjectFrame.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import { SelectionScreen } from './SelectionScreen.tsx';
import { StepFooter } from './StepFooter.tsx';
import { useLiveBoard } from './useLiveBoard.ts';
import { VoiceFinderScreen } from './VoiceFinderScreen.tsx';

const screens: Readonly<Partial<Record<(typeof PROJECT_STEPS)[number], (board: ProjectBoard) => ReactNode>>> =
  {
    information: (board) => <InformationScreen board={board} />,
    licensing: (board) => <LicensingScreen board={board} />,
    voiceFinder: (board) => <VoiceFinderScreen board={board} />,
    selection: (board) => <SelectionScreen board={board} />,
    booking: (board) => <BookingScreen board={board} />,
    order: (board) => <OrderScreen board={board} />,
  };

/** The project editor: one stage at a time, named by `?step=`. */
const ProjectEditor = ({
  board,
  wasOrdered,
  left,
}: {
  readonly board: ProjectBoard;
  readonly wasOrdered: boolean;
  readonly left: string | null;
}) => {
  const [query, setQuery] = useSearchParams();

  const enabled = getEnabledSteps({
    voices: board.voices.length,
    castings: board.castings.length,
    castingDemos: countShortlistedInAll(board.castings, board.voices),
    toBook: countRolesToBook(board.project.progress),
    booked: board.project.progress.booked,
    wasOrdered,
  });

  const stepName = query.get('step');
  const { step: furthest, clearQuery } = chooseStep(stepName, enabled);
  // Adding the first character must not navigate away: a stage that opens meanwhile can wait.
  const area = useProjectArea();
  // The agency finds the voice of an express project: its client sees the progress, not the finder.
  const isAgencysTurn = board.project.type === 'express' && !area.isAgencys && !enabled[SELECTION_STEP - 1];
  const [opened] = useState(() => (isAgencysTurn ? INFORMATION_STEP : chooseStep(null, enabled).step));
  const step = stepName === null && enabled[opened - 1] === true ? opened : furthest;

  useEffect(() => {
    if (clearQuery) setQuery({}, { replace: true });
  }, [clearQuery, setQuery]);

  // A user who has started to work isn't redirected, and nobody twice.
  const isTouched = useHasInteracted();
  const isBack = useRef(false);
  useEffect(() => {
    if (left === null || isBack.current) return;
    isBack.current = true;
    const there = new URLSearchParams(left);
    if (stepName !== null || isTouched() || chooseStep(there.get('step'), enabled).clearQuery) return;
    setQuery(there, { replace: true });
  }, [left, stepName, enabled, isTouched, setQuery]);

  const choose = (next: number) => setQuery({ step: String(next) });
  const name = PROJECT_STEPS[step - 1] ?? 'information';

  return (
    <ProjectFrame board={board} enabled={enabled} step={step} onChoose={choose}>
      <CompetingArea project={board.project} isLicensing={name === 'licensing'}>
        {screens[name]?.(board)}
      </CompetingArea>
      <StepFooter step={step} next={getNextEnabledStep(step, enabled)} onNext={choose} />
    </ProjectFrame>
  );
};

const OpenedProject = ({ projectId }: { readonly projectId: string }) => {
  const text = useText();
  const area = useProjectArea();
  const live = useLiveBoard(projectId);
  const [query] = useSearchParams();
  const left = useLeftAt(projectId, query.toString());

  if (live.status === 'loading') return <ProjectSkeleton />;
  if (live.status === 'success')
    return <ProjectEditor board={live.data} wasOrdered={live.wasOrdered} left={left} />;
  // A forbidden record and a missing one look the same.
  if (live.status === 'error' && !isLiveDenied(live.error)) {
    return <ErrorState error={live.error} onRetry={live.retry} />;
  }

  return (
    <EmptyState
      icon={SearchOff}
      title={text('projects.missingTitle')}
      action={
        <Button component={Link} to={area.list} variant="contained">
          {text('projects.backToList')}
        </Button>
      }
    >
      {text('projects.missingText')}
    </EmptyState>
  );
};

const ProjectRoute = () => {
  const { projectId = '' } = useParams();
  return <OpenedProject key={projectId} projectId={projectId} />;
};

export default ProjectRoute;
