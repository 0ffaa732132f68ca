import { useEffect } from "react";
import { Link } from "react-router";
import { formatCall } from "../../../../content/booking-time.ts";
import { nameZone } from "../../../../content/booking-time.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { calendarWords, calendarCallWords as words } from "../../../../content/studio-calendar.ts";
import {
  dayInLondon,
  formatStudioTime,
  studioZone,
  todayInLondon,
} from "../../../../content/studio-times.ts";
import type { Booking } from "../../../../domain/booking/booking.ts";
import { Gate, WhoMay } from "../access/gate.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { Detail } from "../parts/detail.tsx";
import { FactList, type LabelledValue } from "../parts/fact-list.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { CallActions } from "./call-actions.tsx";
import { CallStateMark } from "./call-state-mark.tsx";
import { readBookedCall } from "./read-calendar.ts";
import { mondayOf } from "./week.ts";

export function CallDetail({ id }: { id: string }) {
  const read = useLoaded(["bookings", "one", id], () => readBookedCall(id), {
    concerns: isAbout("id", id),
  });
  useItsWeek(read.value);
  return (
    <DetailBody read={read} gone={calendarWords.gone}>
      {(call) => (
        <Detail
          title={call.name || calendarWords.nobody}
          kind={`${words.kind[call.kind]}, ${words.minutes(minutesOf(call))}`}
          state={<CallStateMark state={call.state} />}
        >
          <FactList facts={listFacts(call)} />
          <Gate deed="calendar">
            <CallActions call={call} />
          </Gate>
          <WhoMay deed="calendar" />
        </Detail>
      )}
    </DetailBody>
  );
}

/** Beside a call that a mail or a notice led to stands its own week, not that of today. */
function useItsWeek(call: Booking | undefined) {
  const { parameters, filter } = useAddressDetails();
  const isOpenToday = !parameters.has("view") && !parameters.has("week");
  const monday = call && mondayOf(dayInLondon(Date.parse(call.starts_at)));
  useEffect(() => {
    if (isOpenToday && monday && monday !== mondayOf(todayInLondon())) filter({ week: monday });
  }, [isOpenToday, monday, filter]);
}

function minutesOf({ starts_at, ends_at }: Booking): number {
  return (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
}

function listFacts(call: Booking): LabelledValue[] {
  const { facts } = words;
  const { starts_at, zone, email, company_id, enquiry_id, meeting_url, cancelled_at } = call;
  return [
    { label: facts.when, value: formatCall(starts_at, studioZone) },
    {
      label: facts.theirs,
      value: zone !== studioZone && `${formatCall(starts_at, zone)}, ${nameZone(zone)}`,
    },
    {
      label: facts.email,
      value: email && (
        <a className="text-link" href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
      ),
    },
    {
      label: facts.client,
      value: company_id && (
        <Link className="text-link" to={areaAddress("clients", { client: company_id })}>
          {words.openClient}
        </Link>
      ),
    },
    {
      label: facts.enquiry,
      value: enquiry_id && (
        <Link className="text-link" to={areaAddress("inbox", { q: email })}>
          {words.openEnquiry}
        </Link>
      ),
    },
    {
      label: facts.where,
      value: meeting_url ? (
        <a className="text-link" href={meeting_url} target="_blank" rel="noopener noreferrer">
          {meeting_url}
        </a>
      ) : (
        words.noPlace
      ),
    },
    {
      label: facts.booked,
      value: `${formatStudioTime(Date.parse(call.created_at))}, ${call.by_studio ? words.byStudio : words.byVisitor}`,
    },
    {
      label: facts.cancelled,
      value:
        cancelled_at &&
        `${formatStudioTime(Date.parse(cancelled_at))}, ${call.cancelled_by === "studio" ? words.byStudio : words.byVisitor}`,
    },
    { label: facts.reason, value: call.cancel_reason },
  ];
}
