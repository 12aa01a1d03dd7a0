import { useHeardVoices } from '../../../common/board/useBoard.ts';

/** Demos that count as recently heard. */
const HEARD_MAX = 20;

/** Demos that the reader played last for a project, the last one first. */
export const useHeardDemos = (projectId: string): readonly string[] => {
  const { data = [] } = useHeardVoices(projectId, HEARD_MAX);
  return data.flatMap(({ demoId, heardAt }) => (heardAt === null ? [] : [demoId]));
};
