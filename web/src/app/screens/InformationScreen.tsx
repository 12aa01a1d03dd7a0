import { ProjectInformation } from '../../features/projects/components/ProjectInformation.tsx';
import type { ProjectBoard } from '../../common/board/board.ts';

/** Stage 1. */
export const InformationScreen = ({ board }: { readonly board: ProjectBoard }) => (
  <ProjectInformation board={board} />
);
