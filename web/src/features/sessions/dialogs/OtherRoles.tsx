import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import type { SessionForm } from '../../../common/sessions/planning.ts';
import { RolesField } from '../../../common/sessions/RolesField.tsx';
import { useChosenDemos } from '../../../common/board/useBoard.ts';

interface Props {
  readonly projectId: string;
  readonly castingDemoId: string;
}

/** Further roles of the selected voice; another voice resets them. */
export const OtherRoles = ({ projectId, castingDemoId }: Props) => {
  const { setFieldValue } = useFormikContext<SessionForm>();
  const place = useChosenDemos(projectId).data?.find(({ id }) => id === castingDemoId);
  useEffect(() => () => void setFieldValue('moreCastingDemoIds', [], false), [setFieldValue]);
  if (!place) return null;
  const { castingId, talentId, voiceId } = place;
  return <RolesField projectId={projectId} first={{ castingId, talentId, voiceId }} />;
};
