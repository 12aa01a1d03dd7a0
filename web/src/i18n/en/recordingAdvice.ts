/** Quality findings and measurements, for talents about to send a recording. */
export const recordingAdvice = {
  'demo.good': 'Nothing to improve: levels, noise and format are fine.',
  'demo.advice.silent': 'Nothing can be heard. Check your export and choose the file again.',
  'demo.advice.clipping': 'Peaks clip at {at}. Lower the gain by about {decibels} dB and export again.',
  'demo.advice.overFullScale':
    'Peaks go over full scale. Lower the gain by about {decibels} dB and export again.',
  'demo.advice.tooQuiet':
    'It’s quiet: {loudness} LUFS. Raise the gain by about {decibels} dB and export again.',
  'demo.advice.tooLoud':
    'It’s very loud: {loudness} LUFS. Use less compression or limiting and export again.',
  'demo.advice.noisy':
    'There is noise in the pauses: {level} dBFS. Switch off fans, close windows or move closer to the microphone.',
  'demo.advice.oneSided.left': 'The voice is on the left channel only. Export in mono.',
  'demo.advice.oneSided.right': 'The voice is on the right channel only. Export in mono.',
  'demo.advice.silenceStart':
    'It starts with {seconds, plural, one {# second} other {# seconds}} of silence. Trim the beginning.',
  'demo.advice.silenceEnd':
    'It ends with {seconds, plural, one {# second} other {# seconds}} of silence. Trim the end.',
  'demo.advice.lowSampleRate': 'The sample rate is {kilohertz, number} kHz. Export at 44.1 or 48 kHz.',
  'demo.advice.lowBitRate': 'The bit rate is {kilobits} kbit/s. Export at {wanted} kbit/s or more.',
  'demo.figure.loudness': '{value, number, ::.0} LUFS',
  'demo.figure.peak': 'peak {value, number, ::.0} dBTP',
  'demo.figure.noise': 'noise {value, number, ::.0} dBFS',
  'demo.figure.sampleRate': '{value, number} kHz',
  'demo.figure.mono': 'mono',
  'demo.figure.stereo': 'stereo',
  'demo.figure.bitRate': '{value} kbit/s',
  'demo.figure.clipped':
    '{count, plural, =0 {no clipped samples} one {1 clipped sample} other {# clipped samples}}',
  'demo.figure.silence': 'silence {start, number, ::.0} s before, {end, number, ::.0} s after',
  'demo.figure.balance': 'left against right {value, number, ::sign-except-zero .0} dB',
} as const;
