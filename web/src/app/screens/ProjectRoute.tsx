import { useEffect, type ReactNode } from 'react';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { chooseStep, enabledSteps, nextEnabledStep, PROJECT_STEPS } from '@domain/projects/steps.ts';
import { EmptyState, ErrorState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { isLiveDenied } from '#firebase/denied.ts';
import { listedInAll, type Production } from '../../lib/production/production.ts';
import { paths } from '../paths.ts';
import { InformationScreen } from './InformationScreen.tsx';
import { ProjectFrame } from './ProjectFrame.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import { SelectionScreen } from './SelectionScreen.tsx';
import { StepFooter } from './StepFooter.tsx';
import { useLiveProduction } from './useLiveProduction.ts';
import { VoiceFinderScreen } from './VoiceFinderScreen.tsx';

const screens: Readonly<
  Partial<Record<(typeof PROJECT_STEPS)[number], (production: Production) => ReactNode>>
> = {
  information: (production) => <InformationScreen production={production} />,
  voiceFinder: (production) => <VoiceFinderScreen production={production} />,
  selection: (production) => <SelectionScreen production={production} />,
};

/** The project editor: one stage at a time, named by `?step=`. */
const ProjectEditor = ({ production }: { readonly production: Production }) => {
  const [query, setQuery] = useSearchParams();
  const enabled = enabledSteps({
    voices: production.voices.length,
    castings: production.castings.length,
    castingDemos: listedInAll(production.castings, production.voices),
  });
  const { step, clearQuery } = chooseStep(query.get('step'), enabled);

  useEffect(() => {
    if (clearQuery) setQuery({}, { replace: true });
  }, [clearQuery, setQuery]);

  const choose = (next: number) => setQuery({ step: String(next) });
  const name = PROJECT_STEPS[step - 1] ?? 'information';
  return (
    <ProjectFrame production={production} enabled={enabled} step={step} onChoose={choose}>
      {screens[name]?.(production)}
      <StepFooter step={step} next={nextEnabledStep(step, enabled)} onNext={choose} />
    </ProjectFrame>
  );
};

const ProjectRoute = () => {
  const text = useText();
  const { projectId = '' } = useParams();
  const live = useLiveProduction(projectId);

  if (live.status === 'loading') return <ProjectSkeleton />;
  if (live.status === 'success') return <ProjectEditor key={projectId} production={live.data} />;
  // A record of somebody else and one that never was are told alike.
  if (live.status === 'error' && !isLiveDenied(live.error)) {
    return <ErrorState error={live.error} onRetry={live.retry} />;
  }
  return (
    <EmptyState
      icon={SearchOff}
      title={text('projects.missingTitle')}
      action={
        <Button component={Link} to={paths.projects.href()} variant="contained">
          {text('projects.backToList')}
        </Button>
      }
    >
      {text('projects.missingText')}
    </EmptyState>
  );
};

export default ProjectRoute;
