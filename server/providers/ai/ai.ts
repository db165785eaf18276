/** Texts and pictures made to order. */
export interface AiProvider {
  /**
   * The answer to a prompt; empty when there is nothing to say, as for keywords of a text without a letter.
   * @throws {AiProblem} or the signal's reason.
   */
  text(prompt: string, signal?: AbortSignal): Promise<string>;
  /** Lets the service make ready what will be asked of it soon. Never rejects; asked again within minutes it does nothing. */
  prepare(): Promise<void>;
  /**
   * Logos as base64 PNG by name, in the order in which they are to be shown; one when `variations` is false.
   * @throws {AiProblem} {PictureProblem} or the signal's reason.
   */
  logos(request: LogoOrder, signal?: AbortSignal): Promise<Record<string, string>>;
  /** Ends what the provider started; calls under way fail. */
  close(): Promise<void>;
}

export interface LogoOrder {
  /** Whose turn it is to have what comes made into logos. */
  customer: string;
  businessTitle: string;
  businessDescription: string;
  variations: boolean;
}

/**
 * `busy`: try again later; `timeout`: no answer in time; `refused`: our key or the request was not accepted;
 * `malformed`: the answer is not what the interface promises; `unavailable`: anything else on the other side.
 */
export type AiReason = 'busy' | 'timeout' | 'refused' | 'malformed' | 'unavailable';

/** The service could not answer. The message is for the log, not for the customer. */
export class AiProblem extends Error {
  override name = 'AiProblem';
  readonly reason: AiReason;
  /** Seconds to wait, when the service said so. */
  readonly retryAfter: number | undefined;

  constructor(reason: AiReason, message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
