import { useHeardVoices } from '../../../common/board/useBoard.ts';

/** Demos that count as recently heard. */
const HEARD_MAX = 20;

/** Demos the reader recently played in a project, latest first. */
export const useHeardDemos = (projectId: string): readonly string[] => {
  const { data = [] } = useHeardVoices(projectId, HEARD_MAX);
  return data.flatMap(({ demoId, heardAt }) => (heardAt === null ? [] : [demoId]));
};
