import { useEffect } from 'react';
import { useField } from 'formik';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCastings, useCharacters } from '../../../common/board/useBoard.ts';
import { useVoicesToPlan } from '../data/useVoicesToPlan.ts';
import { useLanguageName } from '../../../lib/reference.ts';

/** Selects a session's language and one of its booked or chosen voices. */
export const SessionVoiceFields = ({ projectId }: { readonly projectId: string }) => {
  const text = useText();
  const languageName = useLanguageName();
  const [{ value: castingId }, , casting] = useField<string>('castingId');
  const [{ value: placeId }, , place] = useField<string>('castingDemoId');
  const castings = useCastings(projectId);
  const voices = useCharacters(projectId);
  const toPlan = useVoicesToPlan(projectId);
  const isOtherProject = castingId !== '' && getCastingLanguage(castingId, projectId) === undefined;
  const isOtherCasting = placeId !== '' && !placeId.startsWith(`${castingId}_`);

  useEffect(() => {
    // A selection from another project or language is invalid here.
    if (isOtherProject) void casting.setValue('', false);
    else if (isOtherCasting) void place.setValue('', false);
  }, [isOtherProject, isOtherCasting, casting, place]);

  const failed = [castings, voices, toPlan].find(({ status }) => status === 'error');
  if (failed)
    return <FailedHere error={failed.error} what={text('sessions.voicesFailed')} onRetry={failed.retry} />;

  const names = new Map(voices.data?.map(({ id, name }) => [id, name]));
  const castingVoices = toPlan.data?.filter(({ place: { castingId: id } }) => id === castingId);
  if (toPlan.data?.length === 0 || castings.data?.length === 0)
    return <Muted role="status">{text('sessions.noChosenVoices')}</Muted>;

  return (
    <FieldPair>
      <FormSelect
        name="castingId"
        label={text('sessions.language')}
        options={(castings.data ?? []).map(({ id, language }) => ({
          code: id,
          label: languageName(language),
          isDisabled: !(toPlan.data ?? []).some(
            ({ place: { castingId: placeCastingId } }) => placeCastingId === id,
          ),
        }))}
        required
      />
      {castingVoices && castingVoices.length > 0 && (
        <FormSelect
          name="castingDemoId"
          label={text('sessions.talent')}
          options={castingVoices.map(({ place: { id, voiceId, demo, isWithdrawn = false }, isBooked }) => ({
            code: id,
            label: text(isBooked ? 'sessions.bookedVoice' : 'sessions.voiceOption', {
              talent: demo.talentPublicName,
              character: names.get(voiceId) ?? '',
            }),
            isDisabled: isWithdrawn,
          }))}
          required
        />
      )}
    </FieldPair>
  );
};
