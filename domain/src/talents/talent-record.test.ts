import { describe, expect, it } from 'vitest';
import { getMissingAnswers, getReadiness } from './talent-record.ts';

describe('the completeness of a profile', () => {
  const basic = {
    countryOfResidence: 'ESP',
    cityOfResidence: 'Madrid',
    homeStudio: false,
    ableToConnect: false,
  };
  const complete = { ...basic, phone: '+34 600', gender: 'FEM', voiceAges: ['ADU'], publicName: 'Ana C.' };

  it('is empty for a new record', () => {
    expect(getReadiness({ homeStudio: null, ableToConnect: null, voiceAges: [] })).toEqual({
      isBasicInformationStepReady: false,
      isInformationComplete: false,
    });
  });

  it('counts "no" as an answer', () => {
    expect(getReadiness(basic)).toEqual({ isBasicInformationStepReady: true, isInformationComplete: false });
  });

  it('is full with all facts for search and booking', () => {
    expect(getReadiness(complete)).toEqual({
      isBasicInformationStepReady: true,
      isInformationComplete: true,
    });
  });

  it.each([
    { countryOfResidence: null },
    { cityOfResidence: '' },
    { homeStudio: null },
    { ableToConnect: null },
  ])('lacks a basic step, and is not full, with %j', (lack) => {
    expect(getReadiness({ ...complete, ...lack })).toEqual({
      isBasicInformationStepReady: false,
      isInformationComplete: false,
    });
  });

  it.each([{ phone: '' }, { gender: null }, { voiceAges: [] }, { publicName: '' }])(
    'is not full with %j',
    (lack) => {
      expect(getReadiness({ ...complete, ...lack })).toEqual({
        isBasicInformationStepReady: true,
        isInformationComplete: false,
      });
    },
  );
});

describe('the details that other answers require', () => {
  const listMissing = (record: Parameters<typeof getMissingAnswers>[0]) =>
    getMissingAnswers(record).map(({ property, code }) => {
      expect(code).toBe('validation.required');
      return property;
    });

  it('are none if everything is off', () => {
    expect(listMissing({})).toEqual([]);
    expect(listMissing({ homeStudio: false, sourceConnectStPro: false, microphone: 'RODE_NT1' })).toEqual([]);
  });

  it('are a microphone and a booth for a home studio', () => {
    expect(listMissing({ homeStudio: true })).toEqual(['microphone', 'booth']);
    expect(listMissing({ homeStudio: true, microphone: 'RODE_NT1', booth: null })).toEqual(['booth']);
    expect(listMissing({ homeStudio: true, microphone: 'RODE_NT1', booth: 'TREATED' })).toEqual([]);
  });

  it('are the name of an unlisted microphone', () => {
    expect(listMissing({ microphone: 'OTHER', otherMicrophone: '' })).toEqual(['otherMicrophone']);
    expect(listMissing({ microphone: 'OTHER', otherMicrophone: 'Blue Dragonfly' })).toEqual([]);
  });

  it('are the Source-Connect user name', () => {
    expect(listMissing({ sourceConnectStPro: true })).toEqual(['sourceConnectUser']);
    expect(listMissing({ sourceConnectStPro: true, sourceConnectUser: 'ana' })).toEqual([]);
  });
});
