import { destination, pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Keys whose values never reach a log, at the top and up to two levels down. */
const secretKeys = [
  'password',
  'password_hash',
  'passwordHash',
  'token',
  'access_token',
  'refresh_token',
  'accessToken',
  'refreshToken',
  'otp_code',
  'code',
  'secret',
  'key',
  'ticket',
  'authorization',
  'cookie',
  'image',
];

const redacted = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** A structured log: one line of JSON an event, to standard error unless told otherwise. */
export function createLog(level: string, stream: DestinationStream = destination({ fd: 2, sync: true })): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions?.isoTime ?? (() => `,"time":"${new Date().toISOString()}"`),
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: { err: serializeError, error: serializeError },
    },
    stream,
  );
}

/** A data exception (class 22) quotes the value that it could not read, drizzle lists its parameters: both left out. */
function sentenceOf(error: Error): string {
  const [sentence = ''] = error.message.split('\nparams:');
  const isDataException = 'code' in error && /^22\w{3}$/.test(String(error.code));
  return isDataException ? sentence.replace(/".*"/s, '"..."') : sentence;
}

/** Name, sentence and stack. A database error's `detail` and drizzle's parameters hold what a customer typed: left out. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return {
    name: error.name,
    message: sentenceOf(error).slice(0, 500),
    ...('code' in error && typeof error.code === 'string' ? { sqlState: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(cause ? { cause: serializeError(cause) } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
  };
}
