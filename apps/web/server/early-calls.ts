import { auth } from '@ayna/contracts/auth';
import { toCall } from '@ayna/contracts/core/client';
import type { InputOf, Route } from '@ayna/contracts/core/contract';
import { customer } from '@ayna/contracts/customer';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { customersPerPage } from '../app/data/customers.ts';
import { requestMs } from '../app/lib/api.ts';
import { requestLimits } from '../app/lib/request-queue.ts';
import { renewBeforeMs } from '../app/lib/session.ts';
import { paths } from '../app/paths.ts';

/** Replaced in the browser by the code of the salon that it remembers. */
const salonCode = 'SALON_CODE';
const params = { salonCode };

type Read = { readonly url: string; readonly rights: readonly string[] };

const read = <R extends Route>(route: R, input: InputOf<R>): Read => ({
  url: toCall(route, input).url,
  rights: route.who.kind === 'member' ? route.who.any : [],
});

/** What a screen shows first, as it asks for it itself: `e2e/journeys/first-reads.spec.ts` fails where they differ. */
const firstReads: Readonly<Record<string, readonly Read[]>> = {
  [paths.profile]: [read(employee.routes.calendarStart, {})],
  [paths.customers]: [
    read(customer.routes.list, { params, query: { page: 0, sort: 'last-visit', size: customersPerPage } }),
    read(customer.routes.counts, { params }),
  ],
  [paths.addAppointment]: [
    read(salon.routes.byCode, { params }),
    read(service.routes.bySalon, { params }),
    read(employee.routes.bySalon, { params, query: {} }),
  ],
};

const { url: me } = read(auth.routes.me, {});

/**
 * Sends the calls with which a page of a salon begins while the framework's script is still on its way: who is signed in,
 * and what the screen shows first, as many at a time as the spec allows. A token that is about to expire is left to the
 * framework's script, which renews it; a browser that remembers no salon has none of its screens, and anyone without the
 * right would only be refused.
 */
export const earlyCallsScript = `(()=>{try{
const kept=name=>localStorage.getItem(name),token=kept('accessToken');
if(!token||!kept('refreshToken')||!(kept('accessExpiry')-${renewBeforeMs}>Date.now()))return;
const send=url=>fetch(url,{headers:{accept:'application/json','X-User-Token':token},signal:AbortSignal.timeout(${requestMs})})
.then(async response=>({response,text:await response.text()})).catch(()=>undefined);
const sent=[send(${JSON.stringify(me)})],calls={[${JSON.stringify(me)}]:sent[0]};
globalThis.aynaEarlyCalls={token,calls};
if(location.search)return;
const {salonCode,groups}=JSON.parse(kept('ayna.answer.me')).data;
const may=rights=>!rights.length||groups.some(group=>group==='Administrator'||rights.includes(group));
if(salonCode)for(const {url:raw,rights} of ${JSON.stringify(firstReads)}[decodeURI(location.pathname)]??[])if(may(rights)){
const url=raw.replace('${salonCode}',salonCode),turn=sent.at(-${requestLimits.concurrency});
sent.push(calls[url]=turn?turn.then(()=>new Promise(done=>setTimeout(done,${requestLimits.pauseMs}))).then(()=>send(url)):send(url))
}}catch{}})()`;
