export type AuthViewProps = {
  /** What was typed as the address before, in this or another view. */
  email: string;
  onEmail: (email: string) => void;
  /** Where to go on after signing in. */
  next: string | undefined;
};

export type MailSender = {
  /** Told of the address that a mail has gone to. */
  onMail: (email: string) => void;
};
