import { getNameValues } from '@domain/people/names.ts';
import type { TalentProfile } from '@domain/talents/talent-profile.schema.ts';
import type { Talent } from '@domain/talents/talents.ts';

/** Form values: texts are never null, as fields need a value. */
export const getProfileValues = (talent: Talent) =>
  ({
    ...getNameValues(talent),
    publicName: talent.publicName,
    phone: talent.phone,
    dateOfBirth: talent.dateOfBirth ?? '',
    gender: talent.gender ?? '',
    ethnic: talent.ethnic ?? '',
    countryOfResidence: talent.countryOfResidence ?? '',
    cityOfResidence: talent.cityOfResidence,
    languages: talent.languages.map((language) => ({ ...language })),
    voiceAges: [...talent.voiceAges],
    tone: talent.tone ?? '',
    doesDubbing: talent.doesDubbing,
    categories: [...talent.categories],
    accents: [...talent.accents],
    dialects: [...talent.dialects],
    voiceSounding: [...talent.voiceSounding],
    voiceSpecs: [...talent.voiceSpecs],
    homeStudio: talent.homeStudio,
    microphone: talent.microphone ?? '',
    otherMicrophone: talent.otherMicrophone ?? '',
    booth: talent.booth ?? '',
    soundCard: talent.soundCard,
    homeRecording: talent.homeRecording,
    ableToConnect: talent.ableToConnect,
    sourceConnectStPro: talent.sourceConnectStPro,
    sourceConnectUser: talent.sourceConnectUser ?? '',
    ipConnectionSessionLinkPro: talent.ipConnectionSessionLinkPro,
    dawLocalRecording: talent.dawLocalRecording,
    onlineSupervision: talent.onlineSupervision,
    speedTest: talent.speedTest && { download: talent.speedTest.download, upload: talent.speedTest.upload },
    availableForProjectOnCreationTime: talent.availableForProjectOnCreationTime,
    society: talent.society,
    cooperativePartner: talent.cooperativePartner,
    linkedIn: talent.linkedIn,
  }) satisfies Readonly<Record<keyof TalentProfile, unknown>>;
export type ProfileValues = ReturnType<typeof getProfileValues>;
