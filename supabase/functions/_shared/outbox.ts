export { enqueueMail, type NewMail } from "../../../server/mail/enqueue-mail.ts";
