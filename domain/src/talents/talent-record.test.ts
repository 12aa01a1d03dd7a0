import { describe, expect, it } from 'vitest';
import { getMissingAnswers, getReadiness } from './talent-record.ts';

describe('how far a profile is filled in', () => {
  const basic = {
    countryOfResidence: 'ESP',
    cityOfResidence: 'Madrid',
    homeStudio: false,
    ableToConnect: false,
  };
  const complete = { ...basic, phone: '+34 600', gender: 'FEM', voiceAges: ['ADU'], publicName: 'Ana C.' };

  it('marks no part of a new record as ready', () => {
    expect(getReadiness({ homeStudio: null, ableToConnect: null, voiceAges: [] })).toEqual({
      isBasicInformationStepReady: false,
      isInformationComplete: false,
    });
  });

  it('accepts "no" for an answer', () => {
    expect(getReadiness(basic)).toEqual({ isBasicInformationStepReady: true, isInformationComplete: false });
  });

  it('is complete with all facts for search and booking', () => {
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
  ])('has no basic step, and is not complete, with %j', (lack) => {
    expect(getReadiness({ ...complete, ...lack })).toEqual({
      isBasicInformationStepReady: false,
      isInformationComplete: false,
    });
  });

  it.each([{ phone: '' }, { gender: null }, { voiceAges: [] }, { publicName: '' }])(
    'is not complete with %j',
    (lack) => {
      expect(getReadiness({ ...complete, ...lack })).toEqual({
        isBasicInformationStepReady: true,
        isInformationComplete: false,
      });
    },
  );
});

describe('what the other answers ask for', () => {
  const listMissing = (record: Parameters<typeof getMissingAnswers>[0]) =>
    getMissingAnswers(record).map(({ property, code }) => {
      expect(code).toBe('validation.required');
      return property;
    });

  it('is nothing where nothing is on', () => {
    expect(listMissing({})).toEqual([]);
    expect(listMissing({ homeStudio: false, sourceConnectStPro: false, microphone: 'RODE_NT1' })).toEqual([]);
  });

  it('is a microphone and a booth of a home studio', () => {
    expect(listMissing({ homeStudio: true })).toEqual(['microphone', 'booth']);
    expect(listMissing({ homeStudio: true, microphone: 'RODE_NT1', booth: null })).toEqual(['booth']);
    expect(listMissing({ homeStudio: true, microphone: 'RODE_NT1', booth: 'TREATED' })).toEqual([]);
  });

  it('is the name of a microphone that is not listed', () => {
    expect(listMissing({ microphone: 'OTHER', otherMicrophone: '' })).toEqual(['otherMicrophone']);
    expect(listMissing({ microphone: 'OTHER', otherMicrophone: 'Blue Dragonfly' })).toEqual([]);
  });

  it('is the user of Source-Connect', () => {
    expect(listMissing({ sourceConnectStPro: true })).toEqual(['sourceConnectUser']);
    expect(listMissing({ sourceConnectStPro: true, sourceConnectUser: 'ana' })).toEqual([]);
  });
});
