import { buildServer } from './server/buildServer'
import { readConfig } from '../shared/server/config'
const t=Date.now()
const s = await buildServer(readConfig({...process.env}))
console.log('built', Date.now()-t)
const r = await s.app.inject({method:'POST',url:'/api/auth/login',payload:{email:'ana@mydiet.mx',password:'Demo#2026'}})
console.log(r.statusCode,r.body)
const h={authorization:`Bearer ${r.json().token}`}
const id=r.json().id
for (const u of ['POST auth/me','GET courses','GET recipes','GET aliments',`GET patients/${id}/meal-plans`,'GET openapi.json','GET docs/','GET health/ready']) {
 const [m,p]=u.split(' ')
 const x = await s.app.inject({method:m as 'GET',url:'/api/'+p,headers:{...h,'accept-encoding':'identity'}})
 console.log(u,x.statusCode,x.body.slice(0,300),x.headers.etag)
}
const list=(await s.app.inject({url:'/api/recipes',headers:h})).json()
const of=(m:string)=>list.find((x:any)=>x.mealTime.includes(m)&&x.preparation)?.id ?? null
const body={day:'2026-11-21',breakfast:of('Desayuno'),meal:of('Comida'),dinner:of('Cena'),snack_morning:of('Colación de la Mañana'),snack_afternoon:of('Colación de la Tarde')}
for (let i=0;i<2;i++){const x=await s.app.inject({method:'POST',url:`/api/patients/${id}/meal-plans`,headers:h,payload:body}); console.log(x.statusCode,x.body)}
const y=await s.app.inject({method:'PUT',url:`/api/patients/${id}/meal-plans/1`,headers:h,payload:{...body,dinner:999}}); console.log(y.statusCode,y.body)
console.log(list.length, list[0])
await s.close()
