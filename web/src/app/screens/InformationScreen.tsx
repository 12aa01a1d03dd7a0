import { ProjectInformation } from '../../features/projects/components/ProjectInformation.tsx';
import type { ProjectBoard } from '../../shared/board/board.ts';

/** Stage 1. */
export const InformationScreen = ({ board }: { readonly board: ProjectBoard }) => (
  <ProjectInformation board={board} />
);
