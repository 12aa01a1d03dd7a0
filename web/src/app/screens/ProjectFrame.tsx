import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { isOrdered } from '@domain/projects/projects.ts';
import { PROJECT_STEPS } from '@domain/projects/steps.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { ContactAgency } from '../../features/projects/components/ContactAgency.tsx';
import { ShelvedNotice } from '../../features/projects/components/ShelvedNotice.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/useText.ts';
import type { ProjectBoard } from '../../common/board/board.ts';
import { useDates } from '../../lib/dates.ts';
import { useProjectArea } from '../../common/board/useProjectArea.ts';

const PeoplePresent = lazyComponent(() =>
  import('../../features/projects/components/PeoplePresent.tsx').then((module) => module.PeoplePresent),
);

const ExpressProgress = lazyComponent(async () => {
  const [, { ExpressProgress: Progress }] = await Promise.all([
    wantTexts('licensing'),
    import('../../features/projects/components/ExpressProgress.tsx'),
  ]);
  return Progress;
});

interface Props {
  readonly board: ProjectBoard;
  readonly enabled: readonly boolean[];
  readonly step: number;
  readonly onChoose: (step: number) => void;
  readonly children: ReactNode;
}

/** Title and stages of a project, above the open stage. */
export const ProjectFrame = ({ board, enabled, step, onChoose, children }: Props) => {
  const text = useText();
  const area = useProjectArea();
  const dates = useDates();
  const { project, castings, voices } = board;

  const steps = PROJECT_STEPS.map((name, index) => {
    const hint = name === 'information' ? undefined : text(`projects.stepHint.${name}`);
    return {
      name: text(`projects.step.${name}`),
      enabled: enabled[index] === true,
      ...(hint ? { hint } : {}),
    };
  });

  return (
    <>
      <PageHeader
        isDense
        title={project.name}
        eyebrow={
          <MuiLink component={Link} to={area.list} color="inherit">
            {text(area.isAgencys ? 'nav.castings' : 'nav.projects')}
          </MuiLink>
        }
        meta={joinDotted([
          project.companyName,
          project.brand,
          project.campaignName,
          text('projects.counts', { languages: castings.length, characters: voices.length }),
          project.recordBy &&
            !isOrdered(project) &&
            text('projects.recordByMoment', { moment: dates.full(project.recordBy) }),
        ])}
        actions={
          <>
            <PeoplePresent projectId={project.id} />
            {!area.isAgencys && <ContactAgency project={project} />}
          </>
        }
      />
      {project.shelf !== 'open' && <ShelvedNotice project={project} />}
      {project.type === 'express' && <ExpressProgress board={board} />}
      <Stepper steps={steps} current={step} onChoose={onChoose} />
      <Box sx={{ paddingTop: 1.5 }}>{children}</Box>
    </>
  );
};
