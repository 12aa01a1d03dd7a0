import type { ReactNode } from 'react';
import type { Project } from '@domain/projects/projects.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import { CopyLinkButton } from '../../../components/CopyLinkButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { countUsable, type ProjectBoard } from '../../../common/board/board.ts';
import { toCellId } from '../../../common/board/cell.ts';
import { useChosenDemos } from '../../../common/board/useBoard.ts';
import { ProjectLinkButton } from './ProjectLinkButton.tsx';
import { getProjectLinkFault } from './linkFaults.ts';

/** The address of a project's link while it opens; undefined while it is switched off. */
const linkAddress = ({ urlIdentifier, linkEnabled, shelf }: Project): string | undefined =>
  linkEnabled && urlIdentifier !== undefined && shelf === 'open'
    ? paths.projectLink.href(urlIdentifier)
    : undefined;

/** The casting's progress, and the public link to all visible languages. */
export const BoardSummary = ({
  board,
  children,
}: {
  readonly board: ProjectBoard;
  readonly children?: ReactNode;
}) => {
  const text = useText();
  const { castings, voices, project } = board;
  const cells = castings.flatMap((casting) => voices.map((voice) => countUsable(casting, voice.id)));
  const listed = cells.filter((count) => count > 0).length;
  const chosen = useChosenDemos(project.id).data;
  const cast = chosen && new Set(chosen.map(toCellId)).size;
  const visible = castings.filter((casting) => casting.previewVisible).length;
  const address = linkAddress(project);
  const fault = getProjectLinkFault(castings, voices);

  return (
    <Row align="center" sx={{ marginBottom: 1.5 }}>
      <Muted role="status" variant="body1" sx={{ flex: '1 1 320px' }}>
        {joinDotted([
          cast !== undefined && text('selection.progress', { cast, total: cells.length }),
          text('selection.listed', { count: listed }),
          text('selection.visibleCount', { count: visible, total: castings.length }),
        ])}
      </Muted>
      {children}
      <ProjectLinkButton board={board} />
      {address !== undefined && (
        <CopyLinkButton
          path={address}
          label={text('selection.copyProjectLink')}
          {...(fault ? { caution: text(fault) } : {})}
        />
      )}
    </Row>
  );
};
